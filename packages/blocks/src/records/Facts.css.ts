import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[1],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
});
export const name = style({ color: color.textSecondary, fontSize: size.sm });
export const value = style({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});
