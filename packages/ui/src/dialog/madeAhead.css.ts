import { globalStyle, style } from '@vanilla-extract/css';

/** Where a modal dialog stands, also in the frame before it is one. */
export const madeAhead = style({ position: 'fixed', insetBlock: 0, zIndex: 60 });

/** Laid out at its place and never painted; nothing of it takes the focus, a click or a screen reader there. */
export const unseen = style({
  selectors: { '&:not([open])': { display: 'flex', clipPath: 'inset(50%)', animation: 'none' } },
});
globalStyle(`${unseen}:not([open]) > *`, { contentVisibility: 'hidden' });
