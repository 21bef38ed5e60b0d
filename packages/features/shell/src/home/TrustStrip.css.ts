import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[5],
  borderRadius: radius.card,
  border: `1px solid ${color.border}`,
  backgroundColor: color.card,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space[8], gap: space[8] },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.control,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  fontFamily: font.body,
  fontWeight: font.bodyWeightStrong,
  fontSize: size.md,
  letterSpacing: 'normal',
  lineHeight: 1.3,
});
export const text = style({ color: color.textSecondary, fontSize: size.sm });
