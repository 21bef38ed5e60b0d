import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { slideHeights } from './slide.css.ts';

const { color, font, size, space } = vars;

const slide = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  backgroundImage: `linear-gradient(120deg, ${color.washStart}, ${color.washEnd})`,
  color: color.onWash,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' } },
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
