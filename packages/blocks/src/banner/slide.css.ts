import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const PHONE = 'clamp(25rem, 118vi, 30rem)';

/** All slides of a page are of one height, known before any picture is there, so that nothing moves when one arrives. */
export const slideHeight = style({
  inlineSize: '100%',
  blockSize: PHONE,
  '@media': { [media.tablet]: { blockSize: 'clamp(20rem, 38vi, 32rem)' } },
});

/** On phones the controls stand under the slides; their room is kept from the start, for banners that come later. */
export const carouselRoom = style({
  minBlockSize: `calc(${PHONE} + max(2.75rem, ${vars.control.height}))`,
  '@media': { [media.tablet]: { minBlockSize: 0 } },
});
