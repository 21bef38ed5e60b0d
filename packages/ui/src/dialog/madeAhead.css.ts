import { globalStyle, style } from '@vanilla-extract/css';

/**
 * It stands where a modal dialog does, also in the frame before it is one. Closed it is laid out there and never painted;
 * nothing of it takes the focus, a click or a screen reader.
 */
export const madeAhead = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: 60,
  selectors: { '&:not([open])': { display: 'flex', clipPath: 'inset(50%)', animation: 'none' } },
});
globalStyle(`${madeAhead}:not([open]) > *`, { contentVisibility: 'hidden' });
