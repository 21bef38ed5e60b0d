import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
/** In the brand's own colour of the chat (SUPP-04); the browser's text colour follows the scheme that fits. */
export const head = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: radius.card,
  color: 'CanvasText',
});
export const headTitle = style({ fontSize: size.lg, fontWeight: font.bodyWeightStrong });
export const lines = style({
  blockSize: 'min(22rem, 40dvb)',
  padding: space[3],
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
});
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none' });
export const line = style({ display: 'grid', gap: space[1], justifyItems: 'start', overflowWrap: 'anywhere' });
export const own = style([line, { justifyItems: 'end' }]);
export const who = style({ display: 'flex', gap: space[2], fontSize: size.sm, color: color.textSecondary });
export const words = style({
  maxInlineSize: '85%',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.card,
  backgroundColor: color.raised,
  color: color.text,
  whiteSpace: 'pre-line',
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[3],
});
