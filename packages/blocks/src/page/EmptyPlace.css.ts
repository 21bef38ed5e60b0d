import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  maxInlineSize: '36rem',
  marginInline: 'auto',
  paddingBlock: space[12],
  textAlign: 'center',
});
export const mark = style({ color: color.textMuted });
export const title = style({ fontSize: size.lg });
export const text = style({ color: color.textSecondary });
