import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { keyframes, style } from '@vanilla-extract/css';

const { color, motion, radius, size, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '5.5rem',
});

export const row = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: space[2],
  listStyle: 'none',
  '@media': {
    [media.motion]: { animation: `${fade} ${motion.base} ${motion.ease}` },
    '(max-width: 899.98px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const cell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  minBlockSize: 44,
  paddingBlock: space[2],
  borderRadius: radius.control,
  color: color.onBarMuted,
  fontSize: size.xs,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.onBar } },
});

/** On phones the marks alone; their names stay for screen readers. */
export const name = style({
  overflow: 'hidden',
  maxInlineSize: '100%',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});
