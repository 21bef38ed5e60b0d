import { chip } from '@marquee/blocks/strip/chip.css';
import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { radius, space } = vars;

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
export const tag = style([chip, { minBlockSize: 44, scrollSnapAlign: 'start' }]);
export const waiting = style({ flex: '0 0 8rem', blockSize: 44, borderRadius: radius.pill, overflow: 'hidden' });
