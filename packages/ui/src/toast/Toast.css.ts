import { vars } from '@marquee/theme/contract';
import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, font, motion, radius, shadow, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

/** Over everything but a modal dialog; above the phone's bottom bar. */
export const region = style({
  position: 'fixed',
  zIndex: 50,
  insetInline: space[4],
  insetBlockEnd: `calc(${space[16]} + ${space[4]} + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { insetBlockEnd: space[6], insetInline: `auto ${space[6]}`, inlineSize: '26rem' },
  },
});
export const group = style({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: '26rem',
  listStyle: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.overlay,
  color: color.text,
  boxShadow: shadow.high,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${appear} ${motion.base} ${motion.ease}` } },
});

export const mark = style({ flexShrink: 0, marginBlockStart: 10 });
export const words = style({ flex: '1 1 0', minInlineSize: 0, paddingBlock: space[2], lineHeight: 1.4 });
export const title = style({ fontWeight: font.bodyWeightStrong });
export const action = style({ marginBlockStart: space[2] });
