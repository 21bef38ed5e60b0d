import { style } from '@vanilla-extract/css';

/** Read by screen readers, taking no room on the screen. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  // a heading's own would be looked up before the first paint, for nothing that is seen
  font: 'inherit',
});
