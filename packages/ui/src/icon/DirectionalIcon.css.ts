import { style } from '@vanilla-extract/css';

export const directional = style({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
