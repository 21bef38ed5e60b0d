import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[6], listStyle: 'none' });
export const entry = style({
  selectors: { '& + &': { paddingBlockStart: space[6], borderBlockStart: `1px solid ${color.border}` } },
});
