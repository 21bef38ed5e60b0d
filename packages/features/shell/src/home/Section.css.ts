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

/** What stands in for its content breathes as one. */
globalStyle(`${section}[aria-busy="true"] > :not(${heading})`, {
  '@media': { [media.motion]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});
