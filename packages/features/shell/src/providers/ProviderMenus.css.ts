import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { keyframes, style } from '@vanilla-extract/css';

const { color, motion, radius, shadow, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  minInlineSize: '16rem',
  maxInlineSize: 'calc(100vi - 1rem)',
  maxBlockSize: '70dvb',
  overflow: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.overlay,
  color: color.text,
  boxShadow: shadow.high,
  '@media': { [media.motion]: { animation: `${appear} ${motion.fast} ${motion.ease}` } },
});
