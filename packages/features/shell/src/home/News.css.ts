import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** As many columns as fit, and no hole at the end of the only row. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space[4],
  listStyle: 'none',
});
export const item = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
});
export const title = style({
  fontFamily: font.body,
  fontWeight: font.bodyWeightStrong,
  fontSize: size.lg,
  letterSpacing: 'normal',
});
export const words = style({ color: color.textSecondary, whiteSpace: 'pre-line' });
export const empty = style({ display: 'grid', gap: space[1], color: color.textSecondary });
