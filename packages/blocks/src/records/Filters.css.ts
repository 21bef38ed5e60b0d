import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[3],
  maxInlineSize: '36rem',
});
