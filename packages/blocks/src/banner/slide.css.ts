import { vars } from '@marquee/theme/contract';
import { breakpoints, media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

// in pixels: larger text makes a slide higher by its own lines, not by empty room (WCAG 1.4.4)
const PHONE = 'clamp(400px, 118vi, 480px)';
const TABLET = 'clamp(320px, 38vi, 512px)';

/** Of a page that is about something else, such as its games. */
const SLIM_PHONE = 'clamp(128px, 38vi, 180px)';
const SLIM_TABLET = 'clamp(180px, 19vi, 264px)';

/** All slides of a page are of one height, known before any picture is there, so that nothing moves when one arrives. Words that need more make all higher. */
export const slideHeight = style({
  inlineSize: '100%',
  minBlockSize: PHONE,
  '@media': { [media.tablet]: { minBlockSize: TABLET } },
});

const slimHeight = style({
  inlineSize: '100%',
  minBlockSize: SLIM_PHONE,
  '@media': { [media.tablet]: { minBlockSize: SLIM_TABLET } },
});
export const slideHeights = { hero: slideHeight, slim: slimHeight } as const;

const withControls = (slide: string) => `calc(${slide} + max(2.75rem, ${vars.control.height}))`;

/** Where a carousel is narrow its controls stand under a hero; their room is kept from the start, for banners to come. */
export const carouselRoom = style({ containerType: 'inline-size' });
export const heroRoom = style({
  '@container': {
    [`(max-width: ${breakpoints.tablet - 0.02}px)`]: {
      minBlockSize: withControls(PHONE),
      '@media': { [media.tablet]: { minBlockSize: withControls(TABLET) } },
    },
  },
});

/** Stands in for a first slide that is still to come. */
export const waiting = style([slimHeight, { display: 'grid' }]);
