import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle } from '@vanilla-extract/css';

/** Height of the question about cookies, on the page itself while it is asked. */
export const QUESTION = '--question';
/** What of the window's foot the question covers. */
export const covered = `var(${QUESTION}, 0px)`;

/** What the keyboard gets to is not under what stands at the foot of the window (WCAG 2.4.11). */
globalStyle('html', {
  scrollPaddingBlockEnd: `calc(4rem + ${covered})`,
  '@media': { [media.tablet]: { scrollPaddingBlockEnd: covered } },
});
