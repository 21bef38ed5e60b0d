import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { size, space } = vars;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
});
export const heading = style({ fontSize: size.xl, overflowWrap: 'anywhere' });

/** Its content is on the way. */
export const waiting = style([section]);
/**
 * What stands in for it breathes as one. By a class and not by `aria-busy`: a browser would look at everything in whatever
 * becomes busy, anywhere on the page.
 */
globalStyle(`${waiting} > :not(${heading})`, {
  '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});
