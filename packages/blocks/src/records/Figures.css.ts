import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

/** Rows on a phone, where two sums of millions have no room side by side; columns on anything wider. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[5],
  rowGap: space[2],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: shadow.low,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
      rowGap: space[4],
      padding: space[5],
    },
  },
});
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'column', justifyContent: 'start', rowGap: space[1] } },
});
export const name = style({ color: color.textSecondary, fontSize: size.sm, lineHeight: 1.3 });
export const value = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: size.lg } },
});
/** A sum that is longer than its column breaks, and lies on no other. */
globalStyle(`${value} *`, { whiteSpace: 'normal' });
