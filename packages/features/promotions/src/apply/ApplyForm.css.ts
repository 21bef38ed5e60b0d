import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const form = style({ display: 'grid', gap: space[4] });
export const pictures = style({ display: 'grid', gap: space[2], minInlineSize: 0, border: 0, padding: 0 });
export const list = style({ display: 'grid', gap: space[2], listStyle: 'none' });
export const chosen = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});
export const thumb = style({
  inlineSize: '3rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: radius.control,
  backgroundColor: color.raised,
});
export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size.sm,
});
