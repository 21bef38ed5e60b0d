import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
});
/** Keeps its place while another page of it is on its way. */
export const records = style([rows, { minBlockSize: '20rem' }]);

/** Opens its row. */
export const open = style({
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationColor: color.borderStrong,
  textUnderlineOffset: '.2em',
  borderRadius: radius.control,
  selectors: { '&:hover': { color: color.accent.text, textDecorationColor: 'currentcolor' } },
  '@media': { [media.coarse]: { minBlockSize: 44, marginBlock: `calc(${space[2]} * -1)` } },
});

export const emptyText = style({ marginInline: 'auto', maxInlineSize: '32rem' });
