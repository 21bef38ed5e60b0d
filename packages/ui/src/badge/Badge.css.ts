import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: 'fit-content',
  paddingBlock: 2,
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.pill,
  fontSize: size.xs,
  fontWeight: font.bodyWeightStrong,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

type Tone = { soft: string; onSoft: string; solid: string; onSolid: string };
const soft = (of: Tone) => [badge, { backgroundColor: of.soft, color: of.onSoft }];
const solid = (of: Tone) => [badge, { backgroundColor: of.solid, color: of.onSolid }];

export const softTones = styleVariants({
  neutral: [badge, { backgroundColor: color.raised, color: color.textSecondary, borderColor: color.border }],
  accent: soft(color.accent),
  second: soft(color.second),
  positive: soft(color.positive),
  warning: soft(color.warning),
  negative: soft(color.negative),
  info: soft(color.info),
});

export const solidTones = styleVariants({
  neutral: [badge, { backgroundColor: color.text, color: color.page }],
  accent: solid(color.accent),
  second: solid(color.second),
  positive: solid(color.positive),
  warning: solid(color.warning),
  negative: solid(color.negative),
  info: solid(color.info),
});
