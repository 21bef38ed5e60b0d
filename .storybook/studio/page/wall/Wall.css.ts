import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, space, size, radius, shadow, font } = vars;

export const wall = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.page,
});
export const tool = style({ display: 'flex', alignItems: 'center', gap: space[2], color: color.textSecondary });
export const select = style({
  minBlockSize: 30,
  paddingInline: space[2],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  backgroundColor: color.card,
  color: color.text,
});
export const timing = style({ marginInlineStart: 'auto', color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const scroller = style({
  overflowY: 'auto',
  padding: space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  backgroundColor: color.raised,
  containerType: 'inline-size',
});
export const row = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const rowName = style({ fontSize: size.sm, fontWeight: font.bodyWeightStrong });
export const frames = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'flex-start' });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  // of the screen alone: a caption that is too long for it would put the row on two lines
  inlineSize: 'min-content',
});
export const hidden = style({ display: 'none' });
export const glass = style({
  position: 'relative',
  inlineSize: 'calc(var(--device-width) * var(--scale) * 1px)',
  blockSize: 'calc(var(--device-height) * var(--scale) * 1px)',
  overflow: 'hidden',
  borderRadius: radius.card,
  boxShadow: shadow.low,
  outline: `1px solid ${color.border}`,
  backgroundColor: color.card,
});
export const screen = style({
  border: 0,
  inlineSize: 'calc(var(--device-width) * 1px)',
  blockSize: 'calc(var(--device-height) * 1px)',
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
});
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  // takes the width of the screen below, and asks for none itself
  inlineSize: 0,
  minInlineSize: '100%',
  color: color.textSecondary,
  fontSize: size.xs,
  whiteSpace: 'nowrap',
});
export const captionText = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const enlarge = style({
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.control,
  ':hover': { backgroundColor: color.card, color: color.text },
});
