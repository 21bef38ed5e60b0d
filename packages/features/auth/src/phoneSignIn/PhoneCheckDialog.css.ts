import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

/** As tall as the service's largest check (a picture puzzle on a phone), so that nothing of it is cut off. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '34rem',
  maxBlockSize: '60dvh',
  border: 0,
  borderRadius: vars.radius.control,
  colorScheme: 'normal',
});
