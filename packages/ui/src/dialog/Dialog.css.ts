import { vars } from '@marquee/theme/contract';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, font, motion, radius, shadow, size, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(.98)' } });
const slide = keyframes({ from: { transform: 'translateY(40%)', opacity: 0 } });
const moves = (name: string) => ({ animation: `${name} ${motion.base} ${motion.ease}` });

/** A sheet from the bottom edge on a phone, a box in the middle from tablets on. */
const dialog = style({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: 'min(92dvb, 100dvb - 2rem)',
  marginInline: 'auto',
  marginBlock: 'auto 0',
  overflow: 'hidden',
  border: 0,
  borderStartStartRadius: radius.overlay,
  borderStartEndRadius: radius.overlay,
  backgroundColor: color.overlay,
  color: color.text,
  boxShadow: shadow.high,
  overscrollBehavior: 'contain',
  selectors: {
    '&:not([open])': { display: 'none' },
    '&:focus-visible': { boxShadow: shadow.high },
    '&::backdrop': { backgroundColor: color.scrim },
  },
  '@media': {
    [media.tablet]: { marginBlock: 'auto', borderRadius: radius.overlay },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [`${media.motion} and ${media.phone}`]: moves(slide),
    [`${media.motion} and ${media.tablet}`]: moves(rise),
    [media.motion]: { selectors: { '&::backdrop': moves(fade) } },
  },
});

const atMost = (width: number) => ({ '@media': { [media.tablet]: { maxInlineSize: `min(${width}px, 100% - 3rem)` } } });

/** `small` is the 400 px of SHELL-08. */
export const sizes = styleVariants({
  small: [dialog, atMost(400)],
  medium: [dialog, atMost(560)],
  large: [dialog, atMost(880)],
});

/** Takes the height of what is beside it, never gives it. */
export const art = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'grid', flex: '0 0 44%', minBlockSize: '28rem', contain: 'size', overflow: 'hidden' },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `${space[5]} ${space[2]}`,
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingBlockStart: space[6], paddingInline: space[6] } },
});
export const title = style({ fontSize: size.xl, lineHeight: 1.2, alignSelf: 'center', fontWeight: font.headingWeight });
export const close = style({
  flexShrink: 0,
  marginBlock: `calc(${space[2]} * -1)`,
  marginInlineEnd: `calc(${space[2]} * -1)`,
});

export const body = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `${space[2]} max(${space[6]}, env(safe-area-inset-bottom))`,
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingBlock: `${space[3]} max(${space[5]}, env(safe-area-inset-bottom))`,
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.tablet]: { paddingInline: space[6] },
    // thumbs want wide buttons
    [media.phone]: {
      display: 'grid',
      justifyContent: 'stretch',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    },
  },
});
