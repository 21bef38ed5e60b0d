import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Rewards of a row are of one height. */
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' });
const room = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2 / 1',
  backgroundColor: color.raised,
});
export const picture = style([room, { objectFit: 'cover' }]);
export const placeholder = style([room, { display: 'grid', placeItems: 'center', color: color.textMuted }]);
export const words = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: space[2], padding: space[5] });
export const name = style({
  fontFamily: font.body,
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});
export const notes = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  color: color.textSecondary,
  fontSize: size.sm,
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '2.75rem',
  marginBlockStart: space[2],
});
export const price = style({ fontWeight: font.bodyWeightStrong, fontVariantNumeric: 'tabular-nums' });
export const off = style({ color: color.textMuted, fontSize: size.sm });

export const form = style({ display: 'grid', gap: space[4] });
export const sums = style({ display: 'grid', gap: space[2] });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const sumName = style({ color: color.textSecondary });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] });
