import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'min(32rem, 60dvb)',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.card,
});
