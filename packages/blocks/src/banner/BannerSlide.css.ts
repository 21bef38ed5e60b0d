import { vars } from '@marquee/theme/contract';
import { washed } from '@marquee/ui/base/wash';
import { style, styleVariants } from '@vanilla-extract/css';
import { slideHeights } from './slide.css.ts';

const { font, size, space } = vars;

const ground = washed(120);

const slide = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  ...ground,
  textDecoration: 'none',
  selectors: { ...ground.selectors, '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' } },
});

export const slides = styleVariants(slideHeights, (height) => [slide, height]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** A picture that did not come leaves its words on the brand's wash. */
export const words = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  paddingInline: space[8],
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  fontSize: size.xxl,
  textAlign: 'center',
});
