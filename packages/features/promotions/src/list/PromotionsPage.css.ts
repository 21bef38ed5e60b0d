import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const promotions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minBlockSize: '24rem',
  alignContent: 'start',
});

/** Cards of a row are of one height. */
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' });
export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[2],
  padding: space[5],
});
export const name = style({
  fontFamily: font.body,
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  letterSpacing: 'normal',
});
/** The whole card answers to the pointer; its name is the link's. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.textSecondary,
  overflowWrap: 'anywhere',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  rowGap: space[2],
  marginBlockStart: space[2],
  color: color.textMuted,
  fontSize: size.sm,
});
