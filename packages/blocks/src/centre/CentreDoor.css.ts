import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minBlockSize: '24rem',
  paddingBlock: space[12],
  textAlign: 'center',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: '50%',
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});
export const heading = style({ fontSize: size.xl });
export const text = style({ maxInlineSize: '36rem', color: color.textSecondary });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[2],
});
