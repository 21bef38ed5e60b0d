import { style } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

/** On a phone it has the whole screen. */
export const whole = style({
  '@media': {
    [media.phone]: {
      selectors: {
        'dialog&': {
          blockSize: '100dvb',
          maxBlockSize: 'none',
          paddingBlockStart: 'env(safe-area-inset-top)',
          borderRadius: 0,
        },
      },
    },
  },
});

/**
 * The page that such a dialog lies over, of which nothing is to be seen: neither styled nor painted meanwhile, so that what
 * the dialog does, such as turning the theme, costs no more than itself. It keeps its height, and so the place that was read.
 */
export const behind = style({
  '@media': {
    [media.phone]: {
      containIntrinsicBlockSize: 'auto 100dvb',
      // but for a dialog of the page's own that opens over this one
      selectors: { [`html:has(${whole}:modal) &:not(:has(dialog:modal))`]: { contentVisibility: 'hidden' } },
    },
  },
});
