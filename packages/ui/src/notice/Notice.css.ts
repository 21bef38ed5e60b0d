import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;

const notice = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.control,
  textAlign: 'start',
  // seen where colours are taken away
  border: '1px solid transparent',
});
const soft = (of: { soft: string; onSoft: string }) => [notice, { backgroundColor: of.soft, color: of.onSoft }];

export const tones = styleVariants({
  info: soft(color.info),
  positive: soft(color.positive),
  warning: soft(color.warning),
  negative: soft(color.negative),
});

export const icon = style({ flexShrink: 0, marginBlockStart: 2 });
export const content = style({
  display: 'grid',
  gap: space[1],
  flex: '1 1 0',
  minInlineSize: 0,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: font.bodyWeightStrong });
export const action = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });
