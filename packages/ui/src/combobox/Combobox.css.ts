import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, control, radius, shadow, size, space } = vars;

/** As wide as what it mostly holds; the list below takes the room it needs. */
export const input = style({
  inlineSize: '4.25em',
  minInlineSize: 0,
  paddingBlock: space[2],
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.text,
  fontSize: size.md,
  lineHeight: 1.25,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // the frame around it shows the focus
  ':focus-visible': { outline: 'none', boxShadow: 'none', cursor: 'text' },
});

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const chevron = style({ flexShrink: 0, color: color.textSecondary, pointerEvents: 'none' });

export const positioner = style({ zIndex: 1 });

export const popup = style({
  inlineSize: 'min(22rem, var(--available-width))',
  maxBlockSize: 'min(20rem, var(--available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.overlay,
  color: color.text,
  fontSize: size.md,
  boxShadow: shadow.mid,
});

export const empty = style({
  padding: space[3],
  color: color.textSecondary,
  // it stays in the document, so that what it says is announced
  ':empty': { display: 'none' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: `calc(${radius.card} - ${space[1]})`,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.raised, outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = style({ color: color.textSecondary, direction: 'ltr' });
