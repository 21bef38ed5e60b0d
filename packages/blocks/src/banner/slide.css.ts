import { vars } from '@marquee/theme/contract';
import { breakpoints, media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const PHONE = 'clamp(25rem, 118vi, 30rem)';
const TABLET = 'clamp(20rem, 38vi, 32rem)';

/** All slides of a page are of one height, known before any picture is there, so that nothing moves when one arrives. */
export const slideHeight = style({
  inlineSize: '100%',
  blockSize: PHONE,
  '@media': { [media.tablet]: { blockSize: TABLET } },
});

const withControls = (slide: string) => `calc(${slide} + max(2.75rem, ${vars.control.height}))`;

/** Where a carousel is narrow its controls stand under the slides; their room is kept from the start, for banners to come. */
export const carouselRoom = style({ containerType: 'inline-size' });
export const carouselRoomInner = style({
  '@container': {
    [`(max-width: ${breakpoints.tablet - 0.02}px)`]: {
      minBlockSize: withControls(PHONE),
      '@media': { [media.tablet]: { minBlockSize: withControls(TABLET) } },
    },
  },
});
