import { vars } from '@marquee/theme/contract';
import { breakpoints, media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const grid = style({
  display: 'grid',
  gap: space[4],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
const own = (which: string) => `${grid} > ${which}`;
const half = { '@media': { [media.desktop]: { gridColumn: 'span 3' } } };

/** However many there are, the rows are full: threes, and at the end two or four in twos; one alone takes the row. */
globalStyle(own('*'), { '@media': { [media.desktop]: { gridColumn: 'span 2' } } });
globalStyle(`${own(':nth-child(3n + 1):nth-last-child(2)')}, ${own(':nth-child(3n + 1):nth-last-child(2) ~ *')}`, half);
globalStyle(`${own(':nth-child(3n + 1):nth-last-child(4)')}, ${own(':nth-child(3n + 1):nth-last-child(4) ~ *')}`, half);
globalStyle(`${own(':only-child')}`, { '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
globalStyle(own(':nth-child(odd):last-child'), {
  '@media': { [`${media.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`]: { gridColumn: '1 / -1' } },
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
