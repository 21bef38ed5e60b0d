import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  columnGap: space[5],
  rowGap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: shadow.low,
  '@media': {
    [media.tablet]: { padding: space[5], gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});
export const figure = style({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 });
export const name = style({ color: color.textSecondary, fontSize: size.sm, lineHeight: 1.3 });
export const value = style({
  fontSize: size.lg,
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
