import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
/** A finger sweeps; arrows are for a pointer. */
export const arrow = style({ display: 'none', '@media': { [media.tablet]: { display: 'contents' } } });
export const list = style({
  listStyle: 'none',
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  // the ring of what has focus
  padding: space[1],
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
export const tag = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.pill,
  backgroundColor: color.card,
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  scrollSnapAlign: 'start',
  selectors: {
    '&:hover': { color: color.text, borderColor: color.borderStrong },
    '&[aria-current]': {
      backgroundColor: color.accent.soft,
      color: color.accent.onSoft,
      borderColor: color.accent.text,
    },
  },
});
export const waiting = style({ flex: '0 0 8rem', blockSize: 44, borderRadius: radius.pill, overflow: 'hidden' });
