import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, size, radius, font } = vars;

export const box = style({
  borderBlockStart: `1px solid ${color.border}`,
  maxBlockSize: '38vh',
  overflowY: 'auto',
  padding: space[3],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
});
export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: space[3] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  rowGap: space[1],
});
const mark = style({ inlineSize: 8, blockSize: 8, borderRadius: radius.pill, marginBlockStart: 6 });
export const marks = styleVariants({
  error: [mark, { backgroundColor: color.negative.solid }],
  warning: [mark, { backgroundColor: color.warning.solid }],
  recommendation: [mark, { backgroundColor: color.info.solid }],
});
export const words = style({ gridColumn: 2, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const mend = style({ gridColumn: 2, color: color.textSecondary, lineHeight: 1.4, fontSize: size.xs });
export const fix = style({ gridColumn: 2 });
export const chip = style({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: radius.pill,
  border: `1px solid ${color.borderStrong}`,
});
export const fine = style({ color: color.positive.text });
