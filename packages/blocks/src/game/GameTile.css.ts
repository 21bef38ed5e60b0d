import { vars } from '@marquee/theme/contract';
import { beginsAsPage } from '@marquee/ui/base/beginsAsPage';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { color, font, motion, radius, shadow, size, space } = vars;

const LINES = 1.3;

/** As many tiles as fit; three on a phone. */
const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[4]} ${space[3]}`,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))', gap: space[4] },
    [media.wide]: { gap: space[5] },
  },
});

/** A page of fifteen (GAME-02) fills its rows, of three or of five; two of eight leave the last place. */
const fifteen = style([
  grid,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
      [media.wide]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    },
  },
]);

/** A dozen fills its rows: of three on a phone, of four, of six. */
const dozen = style([
  grid,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  },
]);

/** Half a dozen: two rows of a phone, one of anything wider. */
const half = style([grid, { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } } }]);

/** How tiles stand beside each other. */
export const looks = { grid, fifteen, dozen, half } as const;

/**
 * Out of sight it is not laid out, and holds its room all the same. All alike: what goes by a tile's place among the others a
 * browser would work out anew for each of them with every one that goes.
 */
export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minInlineSize: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 10rem auto 16rem',
});

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  padding: space[2],
  borderRadius: radius.card,
  backgroundColor: color.raised,
  boxShadow: shadow.low,
  color: color.textSecondary,
  fontSize: size.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.motion]: { transition: `transform ${motion.base} ${motion.ease}` } },
});
globalStyle(`:is(a, button):hover > ${frame}`, { '@media': { [media.hover]: { transform: 'translateY(-3px)' } } });

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const resting = style([picture, { filter: 'grayscale(1)', opacity: 0.55 }]);

/** The whole tile answers; what is shown around it when the keyboard is there is cut off by nothing. */
export const link = style({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.card,
  selectors: { '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' } },
});

/** Two lines, whether it takes them or not: tiles and their skeletons are of one height. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minBlockSize: `${2 * LINES}em`,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  lineHeight: LINES,
  ...beginsAsPage,
  overflowWrap: 'anywhere',
});

/** At the foot of the picture, away from the heart; it lets the pointer through to what it lies on. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  alignItems: 'end',
  inlineSize: '100%',
  aspectRatio: '3 / 4',
  padding: space[2],
  pointerEvents: 'none',
  '@media': { [media.phone]: { padding: `${space[1]} 2px` } },
});

/** On the narrow tiles of a phone the icon gives way to the words, which break rather than be cut off. */
globalStyle(`${mark} > span`, {
  maxInlineSize: '100%',
  '@media': {
    [media.phone]: {
      paddingInline: space[1],
      fontSize: `calc(${size.xs} * .9)`,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
});
globalStyle(`${mark} svg`, { '@media': { [media.phone]: { display: 'none' } } });

/** A finger gets more room than is seen. */
export const favourite = style({
  position: 'absolute',
  isolation: 'isolate',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  borderRadius: radius.pill,
  color: color.textSecondary,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: radius.pill,
      backgroundColor: color.overlay,
    },
    '&[aria-pressed="true"]': { color: color.negative.text },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
  '@media': {
    [media.coarse]: {
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: 44,
      blockSize: 44,
      selectors: { '&::before': { inset: 7 } },
    },
  },
});
globalStyle(`${favourite}[aria-pressed="true"] svg`, { fill: 'currentColor' });

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** What stands in for tiles breathes as one. */
export const waiting = style({ '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } } });
