import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style, styleVariants } from '@vanilla-extract/css';
import { covered } from '../safety/room.css.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

/** As wide as the room that a page keeps beside its content from here on, so that it covers nothing. */
const DOCK = space[10];

const bar = style({
  display: 'none',
  position: 'fixed',
  zIndex: 9,
  insetBlockStart: '50%',
  translate: '0 -50%',
  inlineSize: DOCK,
  paddingBlock: space[1],
  border: `1px solid ${color.border}`,
  backgroundColor: color.overlay,
  color: color.textSecondary,
  boxShadow: shadow.mid,
  listStyle: 'none',
  '@media': { [media.wide]: { display: 'grid' } },
});

/** Docked to an edge of the window. */
export const docked = styleVariants({
  start: [
    bar,
    { insetInlineStart: 0, borderInlineStart: 0, borderStartEndRadius: radius.card, borderEndEndRadius: radius.card },
  ],
  end: [
    bar,
    { insetInlineEnd: 0, borderInlineEnd: 0, borderStartStartRadius: radius.card, borderEndStartRadius: radius.card },
  ],
});

export const entry = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: color.accent.text },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
});

const words = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.overlay,
  color: color.text,
  boxShadow: shadow.low,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  whiteSpace: 'nowrap',
  opacity: 0,
  pointerEvents: 'none',
  selectors: { [`${entry}:hover &, ${entry}:focus-visible &`]: { opacity: 1 } },
  '@media': { [media.motion]: { transition: `opacity ${motion.fast} ${motion.ease}` } },
});

/** What a pointer resting on an icon, or the keyboard, is told. */
export const label = styleVariants({
  start: [words, { insetInlineStart: `calc(100% + ${space[2]})` }],
  end: [words, { insetInlineEnd: `calc(100% + ${space[2]})` }],
});

/** Above the bar at the foot of phones and a question there, whose answers it would cover; at the end of the page. */
export const floating = style({
  position: 'fixed',
  zIndex: 9,
  insetInlineEnd: space[4],
  insetBlockEnd: `calc(4rem + ${space[4]} + ${covered} + env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: { insetInlineEnd: space[6], insetBlockEnd: `calc(${space[6]} + ${covered})` },
    [media.wide]: { display: 'none' },
  },
});

export const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  backgroundColor: color.overlay,
  color: color.accent.text,
  boxShadow: shadow.mid,
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.raised } },
});

/** What is being updated. */
export const updatesList = style({ display: 'grid', gap: space[1], listStyle: 'none', color: color.textSecondary });
