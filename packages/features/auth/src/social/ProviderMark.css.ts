import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  // a weight that the page has already: another face costs the first opening of the login a tenth of its time
  fontWeight: vars.font.bodyWeightStrong,
});
