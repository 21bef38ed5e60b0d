import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: size.sm,
});

const line = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const lines = styleVariants({
  met: [line, { color: color.positive.text }],
  unmet: [line, { color: color.textSecondary }],
});
