import { vars } from '@marquee/theme/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[3]} ${space[5]}`,
});
export const presets = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const fields = style({
  display: 'grid',
  // below each other where a date with its picker would not fit beside the other
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  gap: space[3],
  // beside the presets where both dates fit there too, else on a line of their own
  flex: '1 1 22rem',
  minInlineSize: 0,
  maxInlineSize: '24rem',
});
// a date field is as wide as its words unless told
globalStyle(`${fields} input`, { minInlineSize: 0 });
export const zone = style({ color: color.textMuted, fontSize: size.sm, paddingBlockEnd: space[2] });
