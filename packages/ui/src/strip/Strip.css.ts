import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { space } = vars;

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
});

/** Only a pointer needs them: a finger swipes. */
export const arrow = style({ display: 'none', '@media': { [media.hover]: { display: 'block' } } });

export const list = style({
  gridColumn: 2,
  display: 'flex',
  gap: space[2],
  padding: 3,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
