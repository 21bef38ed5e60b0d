import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const select = style({ cursor: 'pointer', paddingInlineEnd: vars.space[6] });
export const option = style({ backgroundColor: vars.color.overlay, color: vars.color.text });
export const chevron = style({
  flexShrink: 0,
  marginInlineStart: `calc(${vars.space[8]} * -1)`,
  pointerEvents: 'none',
});
