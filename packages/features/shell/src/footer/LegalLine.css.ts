import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const legalLine = style({
  backgroundColor: color.bar,
  color: color.onBar,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: size.sm,
});

export const legalInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[4],
});

export const legalLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  listStyle: 'none',
});
