import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const item = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  color: color.textMuted,
  fontSize: size.sm,
});
export const title = style({
  fontSize: size.lg,
  fontWeight: font.headingWeight,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
