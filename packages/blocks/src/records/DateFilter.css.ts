import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const filter = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto auto 1fr', alignItems: 'end', columnGap: space[5] },
  },
});
export const presets = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const fields = style({
  display: 'grid',
  // below each other where a date with its picker would not fit beside the other
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  gap: space[3],
  maxInlineSize: '24rem',
});
// a date field is as wide as its words unless told
globalStyle(`${fields} input`, { minInlineSize: 0 });
export const zone = style({ color: color.textMuted, fontSize: size.sm, paddingBlockEnd: space[2] });
