import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space[3],
  minInlineSize: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: shadow.low,
  selectors: { '&:hover': { borderColor: color.borderStrong, boxShadow: shadow.mid } },
});

export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space[2] });
export const name = style({ minInlineSize: 0, fontSize: size.md, lineHeight: 1.3, overflowWrap: 'anywhere' });
/** The whole card leads there. */
export const link = style({
  color: 'inherit',
  textDecorationLine: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } },
});
/** Above the link that covers the card. */
export const heart = style({
  position: 'relative',
  zIndex: 1,
  flexShrink: 0,
  marginBlockStart: `calc(${space[1]} * -1)`,
  marginInlineEnd: `calc(${space[2]} * -1)`,
  color: color.textSecondary,
});
globalStyle(`${heart}[data-marked] svg`, { fill: 'currentcolor', color: color.negative.text });

export const clock = style({ display: 'grid', justifyItems: 'start' });

export const last = style({ display: 'grid', gap: space[2], alignContent: 'end' });
export const lastText = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignSelf: 'end',
  color: color.textMuted,
  fontSize: size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const balls = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  alignItems: 'center',
});
export const ball = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  paddingInline: space[1],
  borderRadius: radius.pill,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const rest = style({ color: color.textSecondary, fontSize: size.sm });

export const foot = style({ color: color.textSecondary, fontSize: size.xs });
export const days = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const day = style({ lineHeight: 1.4 });
globalStyle(`${day} abbr`, { textDecorationLine: 'none' });
