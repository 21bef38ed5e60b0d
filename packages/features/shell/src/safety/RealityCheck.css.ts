import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const time = style({ fontSize: size.lg });
export const balanceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  borderBlock: `1px solid ${color.border}`,
  color: color.textSecondary,
});
export const amount = style({
  color: color.text,
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
});
