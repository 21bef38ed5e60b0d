import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Out of sight until the keyboard gets there (WCAG 2.4.1). */
export const skip = style({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderRadius: radius.control,
  backgroundColor: color.overlay,
  color: color.text,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, inlineSize: 1, overflow: 'hidden', padding: 0 },
  },
});

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvb' });
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 });
/** A footer is below the fold before a screen is there, and after: it does not move when a short one lands. */
export const tall = style({ minBlockSize: 'calc(100dvb - 3.75rem)' });
// a screen brings its own edges; a failure in its place has none
globalStyle(`${main} > [role="alert"]`, { margin: space[4] });

/** Room for the bar at the foot, so that it covers nothing of the page's end. */
export const room = styleVariants({
  bar: { paddingBlockEnd: '4rem', '@media': { [media.tablet]: { paddingBlockEnd: 0 } } },
  none: {},
});
