import { vars } from '@marquee/theme/contract';
import { beginsAsPage } from '@marquee/ui/base/beginsAsPage';
import { media } from '@marquee/ui/base/breakpoints';
import { keyframes, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

/** Of one height in every state, so that nothing under it moves when the announcements arrive. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '3.25rem',
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.card,
  fontSize: size.sm,
});

export const icon = style({ flex: 'none', color: color.accent.text });

export const lines = style({ flex: 1, minInlineSize: 0 });

/** Two lines on a phone, one from tablets on. */
export const line = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: 1.3,
  ...beginsAsPage,
  overflowWrap: 'anywhere',
  fontWeight: font.bodyWeightStrong,
  '@media': {
    [media.tablet]: { WebkitLineClamp: 1 },
    [media.motion]: { animation: `${appear} ${motion.base} ${motion.ease}` },
  },
});

/** One that can be read in full; the whole line answers to a finger. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  paddingBlock: space[3],
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  },
});

export const quiet = style({ flex: 1, minInlineSize: 0, color: color.textSecondary });

export const place = style({
  display: 'none',
  flex: 'none',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'inline' } },
});

/** On a phone the line needs the room: the way on and the pause remain. */
export const fromTablet = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });
