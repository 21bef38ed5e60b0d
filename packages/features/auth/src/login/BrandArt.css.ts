import { vars } from '@marquee/theme/contract';
import { washed } from '@marquee/ui/base/wash';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** The wash is there at once; the picture comes over it. */
export const art = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '100%',
  overflow: 'hidden',
  ...washed(340),
});

const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
});

/** Both themes' pictures are in the page and CSS picks one, so that the theme flips in a frame; the other is not fetched. */
export const pictures = styleVariants({
  always: [picture],
  light: [picture, { selectors: { ':root[data-theme="dark"] &': { display: 'none' } } }],
  dark: [picture, { selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } }],
});

/** The wash rises over the picture where the words stand: they are read on the wash, as on the hero of home. */
export const words = style({
  position: 'relative',
  paddingInline: space[8],
  paddingBlock: `7rem ${space[8]}`,
  backgroundImage: `linear-gradient(to top, ${color.washStart} 35%, color-mix(in srgb, ${color.washStart} 88%, transparent) 55%, transparent)`,
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: font.headingWeight,
  letterSpacing: font.headingTracking,
  lineHeight: 1.2,
});
