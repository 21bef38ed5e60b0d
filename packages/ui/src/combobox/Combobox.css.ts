import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, control, font, radius, shadow, size, space } = vars;
const anchorName = '--mq-combobox';

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

/** The picker's box is the anchor; the name means this one inside here only. */
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  anchorName,
  anchorScope: anchorName,
});
export const chevron = style({ flexShrink: 0, color: color.textSecondary, pointerEvents: 'none' });

export const popup = style({
  position: 'fixed',
  inset: 'auto',
  inlineSize: 'min(22rem, 100vi - 2rem)',
  // above or below, one of the two has this much
  maxBlockSize: 'min(20rem, 45dvb)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlock: space[2],
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.overlay,
  color: color.text,
  fontSize: size.md,
  textAlign: 'start',
  boxShadow: shadow.mid,
  positionAnchor: anchorName,
  positionArea: 'block-end span-inline-end',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
});
export const list = style({ ':empty': { display: 'none' } });

export const empty = style({
  padding: space[3],
  color: color.textSecondary,
  // it stays in the document, so that what it says is announced
  ':empty': { display: 'none' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  textAlign: 'start',
  gap: space[3],
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: `calc(${radius.card} - ${space[1]})`,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { fontWeight: font.bodyWeightStrong },
    '&[data-active]': { backgroundColor: color.raised, outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

export const words = style({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = style({ color: color.textSecondary, direction: 'ltr' });
