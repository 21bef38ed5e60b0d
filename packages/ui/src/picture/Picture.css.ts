import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 8%, transparent)`,
  color: vars.color.textSecondary,
});

/** The room is there before the picture is (CLS 0). */
export const ratios = styleVariants({
  '1/1': [box, { aspectRatio: '1' }],
  '3/4': [box, { aspectRatio: '3 / 4' }],
  '4/3': [box, { aspectRatio: '4 / 3' }],
  '16/9': [box, { aspectRatio: '16 / 9' }],
  '21/9': [box, { aspectRatio: '21 / 9' }],
});
const image = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const fits = styleVariants({
  cover: [image, { objectFit: 'cover' }],
  contain: [image, { objectFit: 'contain' }],
});

/** A lazy picture that is not displayed is not fetched, so of a pair only one is. */
export const whenLight = style({ selectors: { ':root[data-theme="dark"] &': { display: 'none' } } });
export const whenDark = style({ selectors: { ':root:not([data-theme="dark"]) &': { display: 'none' } } });
