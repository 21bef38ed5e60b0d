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

/** Goes with the last word onto a new line. */
export const linkIcon = style({ display: 'inline-block', marginInlineStart: space[1], verticalAlign: '-.125em' });
