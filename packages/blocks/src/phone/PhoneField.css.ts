import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const flag = style({
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 16,
  objectFit: 'cover',
  borderRadius: 2,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
});
export const code = style({
  flexShrink: 0,
  inlineSize: 24,
  textAlign: 'center',
  fontSize: vars.size.xs,
  color: vars.color.textSecondary,
});
