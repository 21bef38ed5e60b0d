import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const list = style({ display: 'grid', gap: space[5], listStyle: 'none' });
export const empty = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  paddingBlock: space[12],
  paddingInline: space[5],
  border: `1px dashed ${color.border}`,
  borderRadius: radius.card,
  textAlign: 'center',
});
