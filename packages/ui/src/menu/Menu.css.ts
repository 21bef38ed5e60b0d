import { vars } from '@marquee/theme/contract';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, font, motion, radius, shadow, size, space } = vars;
const anchorName = '--mq-menu';
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** The trigger's box is the anchor; the name means this one inside here only, so any number of menus share it. */
export const anchor = style({ display: 'inline-flex', anchorName, anchorScope: anchorName });

const popover = style({
  position: 'fixed',
  inset: 'auto',
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, 100vi - 2rem)',
  maxBlockSize: 'min(28rem, 80dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlock: space[1],
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.overlay,
  color: color.text,
  fontSize: size.md,
  boxShadow: shadow.mid,
  positionAnchor: anchorName,
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  '@media': { [media.motion]: { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});

/** Which edge of the trigger it keeps to. */
export const popovers = styleVariants({
  start: [popover, { positionArea: 'block-end span-inline-end' }],
  end: [popover, { positionArea: 'block-end span-inline-start' }],
});

export const header = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  marginBlockEnd: space[1],
  borderBlockEnd: `1px solid ${color.border}`,
});

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: 40,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: `calc(${radius.card} - ${space[1]})`,
  textDecoration: 'none',
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: color.raised },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    '&[aria-checked="true"]': { fontWeight: font.bodyWeightStrong },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
export const items = styleVariants({ plain: [item], danger: [item, { color: color.negative.text }] });

export const words = style({ flex: '1 1 auto', minInlineSize: 0 });
export const tick = style({ flexShrink: 0, color: color.accent.text });
export const divided = style({
  position: 'relative',
  marginBlockStart: space[2],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: space[2],
      insetBlockStart: `calc(${space[1]} * -1)`,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});
