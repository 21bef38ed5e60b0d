import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';
import { washed } from '../base/wash.ts';

const { color, glass, motion, radius, shadow, space } = vars;

const card = style({ minInlineSize: 0, border: `1px solid ${color.border}`, borderRadius: radius.card });

export const surfaces = styleVariants({
  card: [card, { backgroundColor: color.card, backdropFilter: glass, boxShadow: shadow.low }],
  raised: [card, { backgroundColor: color.raised }],
  /** only an edge */
  outline: [card],
  /** the brand's wash: one such panel in a view */
  wash: [
    card,
    {
      ...washed(120),
      borderColor: 'transparent',
    },
  ],
});

export const paddings = styleVariants({
  none: { overflow: 'hidden' },
  small: { padding: space[3] },
  regular: { padding: space[4], '@media': { [media.tablet]: { padding: space[5] } } },
  large: { padding: space[5], '@media': { [media.tablet]: { padding: space[8] } } },
});

/** The one link or button inside stretches over it; the card answers to the pointer. */
export const interactive = style({
  position: 'relative',
  '@media': {
    [`${media.motion} and ${media.hover}`]: {
      transition: `transform ${motion.base} ${motion.ease}`,
      selectors: { '&:hover': { transform: 'translateY(-2px)' } },
    },
  },
  selectors: { '&:hover': { boxShadow: shadow.mid, borderColor: color.borderStrong } },
});
