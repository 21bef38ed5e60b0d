import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[16], paddingBlock: `${space[6]} ${space[16]}` } },
});

/** The banner and the line under it belong together. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.tablet]: { gap: space[4] } },
});

// what is far below the fold is neither styled nor laid out until the reader gets near, and what rises from it still shows;
// what is the reader's own and what the house offers are seen at once: to find that out would cost a layout more
globalStyle(`${page} > :nth-child(n + 4)`, {
  '@supports': {
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 24rem',
      overflowClipMargin: space[12],
    },
  },
});

/** Of the height of what comes: its heading is one line. */
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  fontSize: size.xl,
});

/** Only for a page whose reader is logged in, as far as is known before anything runs. */
export const held = style({ display: 'none', selectors: { ':root[data-session="held"] &': { display: 'block' } } });

/** About the height of what comes. */
export const rooms = styleVariants({
  providers: { display: 'grid', blockSize: '16rem', '@media': { [media.tablet]: { blockSize: '10rem' } } },
  promotions: { display: 'grid', blockSize: '54rem', '@media': { [media.tablet]: { blockSize: '20rem' } } },
  winners: { display: 'grid', blockSize: '8.5rem' },
});
