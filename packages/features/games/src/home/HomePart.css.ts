import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
});
export const top = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] });
export const heading = style({ fontSize: size.xl, overflowWrap: 'anywhere' });
export const quiet = style({ color: color.textSecondary });
