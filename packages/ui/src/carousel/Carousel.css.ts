import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { breakpoints, media } from '../base/breakpoints.ts';

const { color, radius, space } = vars;

export const carousel = style({ position: 'relative', minInlineSize: 0, containerType: 'inline-size' });

export const slides = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  borderRadius: radius.card,
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  display: 'grid',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

/** Cut into the corner, in the page's colour: a part of the frame rather than a thing on the picture. */
const inCorner = {
  position: 'absolute',
  // over the edge, which a picture of a broken height shows through
  insetBlockEnd: -1,
  insetInlineEnd: -1,
  paddingInline: space[1],
  borderStartStartRadius: radius.card,
  backgroundColor: color.page,
} as const;

/** Under the slides where there is no room to spare on them; on them where the carousel is wide. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  color: color.text,
  '@container': {
    [`(min-width: ${breakpoints.tablet}px)`]: inCorner,
  },
});
/** On them also where it is narrow. */
export const cornered = style(inCorner);

/** One step on or back; where room is short the dots do as well (WCAG 2.5.1). */
export const step = style({
  display: 'contents',
  '@container': {
    [`(max-width: ${breakpoints.tablet - 0.02}px)`]: { selectors: { [`${cornered} > &`]: { display: 'none' } } },
  },
});

/** One line whatever their number: on a narrow phone they stand closer rather than make the carousel higher. */
export const dots = style({ display: 'flex', justifyContent: 'center', minInlineSize: 0, paddingInline: space[1] });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 32,
  borderRadius: radius.pill,
  color: color.textMuted,
  selectors: {
    '&:hover, &[aria-current="true"]': { color: color.accent.text },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    '&::before': {
      content: '""',
      inlineSize: 18,
      blockSize: 6,
      borderRadius: radius.pill,
      backgroundColor: 'currentColor',
      clipPath: 'inset(0 6px round 3px)',
    },
    '&[aria-current="true"]::before': { clipPath: 'none' },
  },
  '@media': {
    [media.coarse]: { blockSize: 44, inlineSize: 32 },
    [media.forcedColors]: {
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&[aria-current="true"]::before': { backgroundColor: 'Highlight' },
      },
    },
  },
});
