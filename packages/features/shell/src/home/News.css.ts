import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const item = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const title = style({
  fontFamily: font.body,
  fontWeight: font.bodyWeightStrong,
  fontSize: size.lg,
  letterSpacing: 'normal',
});
export const words = style({ color: color.textSecondary, whiteSpace: 'pre-line' });
export const empty = style({ display: 'grid', gap: space[1], color: color.textSecondary });
