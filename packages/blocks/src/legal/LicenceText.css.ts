import { vars } from '@marquee/theme/contract';
import { styleVariants } from '@vanilla-extract/css';

/** In a column of the footer, on a line of its own there, or on the page. */
export const words = styleVariants({
  column: { color: vars.color.onBarMuted, maxInlineSize: '42ch' },
  line: { color: vars.color.onBarMuted, maxInlineSize: '72ch' },
  page: { maxInlineSize: '72ch' },
});
