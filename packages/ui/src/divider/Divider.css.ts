import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;
export const line = style({ inlineSize: '100%', border: 0, borderBlockStart: `1px solid ${color.border}` });
export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.textSecondary,
  fontSize: size.sm,
});
