import { slideHeight } from '@marquee/blocks/banner/slide.css';
import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { washed } from '@marquee/ui/base/wash';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const hero = style([
  slideHeight,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    ...washed(120),
    '@media': { [media.tablet]: { alignItems: 'center' } },
  },
]);

// as large as the slide, also under the opaque wash: a banner whose picture were larger would be the page's largest
// contentful paint, seconds later, when the carousel turns to it
const picture = style({
  position: 'absolute',
  inset: 0,
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

const veil = (to: string) =>
  `linear-gradient(${to}, ${color.washStart}, color-mix(in srgb, ${color.washStart} 88%, transparent) 34%, transparent 66%)`;

/** How far the wash rises above the words of a phone. */
const RISE = '6rem';

/** The wash rises over the picture where the words stand: they are read on the wash, not on the picture (WCAG 1.4.3). */
export const words = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'end',
  inlineSize: '100%',
  minInlineSize: 0,
  // opaque behind all of the words however many there are, fading above them
  marginBlockStart: 'auto',
  // gives way before the words do where text is large
  paddingInline: `min(${space[5]}, 5.6vi)`,
  paddingBlock: `calc(${RISE} + ${space[1]}) ${space[6]}`,
  overflowWrap: 'anywhere',
  backgroundImage: `linear-gradient(to bottom, transparent, ${color.washStart} ${RISE})`,
  '@media': {
    [media.tablet]: {
      alignSelf: 'stretch',
      marginBlockStart: 0,
      alignContent: 'center',
      gap: space[5],
      paddingInline: space[10],
      paddingBlock: space[6],
      backgroundImage: veil('to right'),
      selectors: { '&:dir(rtl)': { backgroundImage: veil('to left') } },
    },
    [media.wide]: { paddingInline: space[16] },
  },
});

export const title = style({
  maxInlineSize: '18ch',
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  letterSpacing: font.headingTracking,
  lineHeight: 1.15,
  textWrap: 'balance',
  fontSize: size.xxl,
  '@media': { [media.tablet]: { fontSize: size.display, maxInlineSize: '14ch' } },
});

export const text = style({
  maxInlineSize: '42ch',
  '@media': { [media.tablet]: { fontSize: size.lg, maxInlineSize: '34ch' } },
});
