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
  fontWeight: 700,
});
