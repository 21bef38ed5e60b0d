import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

const LINES = 1.35;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gap: space[4] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[5] },
  },
});

const wide = { gridColumn: 'span 2' };

/** However many there are, the rows are full: the first, and where it takes two the last, is twice as wide. */
export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: shadow.low,
  selectors: { '&:first-child:nth-last-child(odd)': wide },
  '@media': {
    [media.desktop]: {
      selectors: {
        '&:first-child:nth-last-child(4n + 1)': { gridColumn: '1 / -1' },
        '&:first-child:nth-last-child(4n + 2)': wide,
        '&:last-child:nth-child(4n + 2)': wide,
      },
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(6.5rem, 14vi, 12.5rem)',
  objectFit: 'cover',
  backgroundColor: color.raised,
});

/** Room for the lines that most take, three on a phone: tiles and their skeletons are of one height. */
export const words = style({
  overflowWrap: 'anywhere',
  boxSizing: 'content-box',
  paddingBlock: space[3],
  paddingInline: space[3],
  minBlockSize: `${3 * LINES}em`,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  lineHeight: LINES,
  '@media': { [media.tablet]: { paddingInline: space[4], fontSize: size.md, minBlockSize: `${2 * LINES}em` } },
});

/** Alone in its row and as wide as two, it needs no room for the lines of a neighbour. */
globalStyle(`${cell}:first-child:nth-last-child(odd) ${words}`, {
  '@media': { [media.phone]: { minBlockSize: `${LINES}em` } },
});

/** The whole tile answers to the pointer; its name is the link's. */
export const link = style([
  words,
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);
