import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[8],
});
