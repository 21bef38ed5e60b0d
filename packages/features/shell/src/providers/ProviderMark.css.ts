import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'block',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  objectFit: 'contain',
});
