import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const note = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  maxInlineSize: '38rem',
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[4],
  textAlign: 'center',
  '@media': { [media.desktop]: { paddingBlock: space[16] } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent.soft,
  color: color.accent.onSoft,
});
export const heading = style({ fontSize: size.xxl });
export const words = style({ color: color.textSecondary });
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });
export const others = style({ display: 'grid', gap: space[5], paddingBlockEnd: space[16] });
export const othersHeading = style({ fontSize: size.xl });
