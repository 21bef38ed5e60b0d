import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  textDecoration: 'none',
  '@media': { [media.coarse]: { paddingBlock: space[3] } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const links = styleVariants({
  bar: [link, { color: color.onBarMuted, selectors: { '&:hover': { color: color.onBar } } }],
  page: [link, { color: color.accent.text, textDecoration: 'underline' }],
});

/** A line may end before an icon, but not before room that belongs to the last word: the icon stands in that. */
export const words = style({ paddingInlineEnd: 18 });
export const linkIcon = style({ display: 'inline-block', marginInlineStart: -14, verticalAlign: '-.125em' });
