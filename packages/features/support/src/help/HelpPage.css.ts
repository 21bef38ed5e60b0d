import { vars } from '@marquee/theme/contract';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const aged = style({ display: 'flex', gap: space[3], alignItems: 'start' });
export const list = style({ display: 'grid', gap: space[1], listStyle: 'none' });
/** A target of the address is not hidden under the header. */
export const part = style({ display: 'grid', gap: space[4], scrollMarginBlockStart: '6rem' });

export const article = style({ borderBlockEnd: `1px solid ${color.border}` });
export const question = style({
  minBlockSize: 44,
  paddingBlock: space[3],
  fontWeight: font.bodyWeightStrong,
  cursor: 'pointer',
});
export const answer = style({ paddingBlockEnd: space[4] });
