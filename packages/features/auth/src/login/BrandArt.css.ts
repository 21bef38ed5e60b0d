import { vars } from '@marquee/theme/contract';
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
  backgroundImage: `linear-gradient(160deg, ${color.washStart}, ${color.washEnd})`,
  color: color.onWash,
});

const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Both themes' pictures are in the page and CSS picks one, so that the theme flips in a frame; the other is not fetched. */
export const pictures = styleVariants({
  always: [picture],
  light: [picture, { selectors: { ':root[data-theme="dark"] &': { display: 'none' } } }],
  dark: [picture, { selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } }],
});

/** Words on the picture stand on the wash, which is kept readable, whatever the picture shows. */
export const words = style({
  position: 'relative',
  padding: space[8],
  paddingBlockStart: space[16],
  backgroundImage: `linear-gradient(to top, ${color.washEnd} 55%, transparent)`,
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: font.headingWeight,
  letterSpacing: font.headingTracking,
  lineHeight: 1.2,
});
