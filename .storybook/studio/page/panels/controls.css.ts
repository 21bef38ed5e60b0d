import { vars } from '@marquee/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, size, radius, control } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 116px 32px',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: control.small,
});

export const swatch = style({
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  overflow: 'hidden',
});
globalStyle(`${swatch}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${swatch}::-webkit-color-swatch`, { border: 0, borderRadius: 0 });

export const name = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const hint = style({ color: color.textMuted, fontSize: size.xs });
export const below = style([hint, { display: 'block' }]);
export const fault = style({ color: color.negative.text, fontSize: size.xs });

export const text = style({
  inlineSize: '100%',
  minBlockSize: 32,
  paddingInline: space[2],
  backgroundColor: color.page,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.control,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: size.xs,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.negative.text },
    '&[data-derived]': { color: color.textMuted },
  },
});

export const area = style([
  text,
  { fontFamily: 'inherit', fontSize: size.sm, paddingBlock: space[2], minBlockSize: 56 },
]);

export const reset = style({
  inlineSize: 32,
  blockSize: 32,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.control,
  color: color.textSecondary,
  ':hover': { backgroundColor: color.raised },
  ':disabled': { visibility: 'hidden' },
});

export const slider = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: space[1] });
export const range = style({
  gridColumn: '1 / -1',
  inlineSize: '100%',
  accentColor: color.accent.solid,
  blockSize: 24,
});
export const figure = style({ color: color.textSecondary, fontVariantNumeric: 'tabular-nums' });

export const choice = style({ border: 0, minInlineSize: 0 });
export const legend = style({ marginBlockEnd: space[2] });
export const options = style({
  display: 'flex',
  padding: 2,
  gap: 2,
  backgroundColor: color.raised,
  borderRadius: radius.control,
});
export const option = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 30,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: color.textSecondary,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:has(:checked)': {
      backgroundColor: color.card,
      color: color.text,
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', margin: 0 });

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[4], listStyle: 'none' });
export const item = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const itemHead = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const grow = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const details = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const summary = style({ cursor: 'pointer', paddingBlock: space[1], color: color.text });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px 96px',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[2],
});
export const half = style({ display: 'grid', gridTemplateColumns: '32px 32px', gap: space[1] });
