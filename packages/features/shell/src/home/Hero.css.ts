import { slideHeight } from '@marquee/blocks/banner/slide.css';
import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const hero = style([
  slideHeight,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    backgroundImage: `linear-gradient(120deg, ${color.washStart}, ${color.washEnd})`,
    color: color.onWash,
    '@media': { [media.tablet]: { alignItems: 'center' } },
  },
]);

const picture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

/** As with the logo: both are in the page, CSS picks one, and only the one that shows is fetched. */
export const pictures = styleVariants({
  both: [picture],
  light: [picture, { selectors: { ':root[data-theme="dark"] &': { display: 'none' } } }],
  dark: [picture, { selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } }],
});

export const art = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
  '@media': { [media.tablet]: { objectPosition: 'center' } },
});

const veil = (to: string, from = 'transparent') =>
  `linear-gradient(${to}, ${color.washStart}, color-mix(in srgb, ${color.washStart} 88%, transparent) 34%, ${from} 66%)`;

/** The wash rises over the picture where the words stand: they are read on the wash, not on the picture. */
export const words = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'end',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space[5],
  paddingBlock: space[6],
  backgroundImage: veil('to top'),
  '@media': {
    [media.tablet]: {
      alignContent: 'center',
      gap: space[5],
      paddingInline: space[10],
      backgroundImage: veil('to right'),
      selectors: { '&:dir(rtl)': { backgroundImage: veil('to left') } },
    },
    [media.wide]: { paddingInline: space[16] },
  },
});

export const title = style({
  maxInlineSize: '18ch',
  fontSize: size.xxl,
  '@media': { [media.tablet]: { fontSize: size.display, maxInlineSize: '14ch' } },
});

export const text = style({
  maxInlineSize: '42ch',
  '@media': { [media.tablet]: { fontSize: size.lg, maxInlineSize: '34ch' } },
});
