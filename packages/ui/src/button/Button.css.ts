import { vars } from '@marquee/theme/contract';
import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../base/breakpoints.ts';

const { color, control, font, motion, radius, size, space } = vars;
const off = ':is(:disabled, [aria-disabled="true"])';
/** The current ink as a wash: quiet buttons stand on page, card, bar and picture alike. */
const ink = (percent: number) => `color-mix(in srgb, currentColor ${percent}%, transparent)`;

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: control.height,
  paddingBlock: space[1],
  paddingInline: space[5],
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size.md,
  fontWeight: font.bodyWeightStrong,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  selectors: {
    [`&${off}`]: { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 1 },
  },
  '@media': {
    [media.coarse]: { minInlineSize: 44 },
    [media.motion]: {
      transition: `transform ${motion.fast} ${motion.ease}, opacity ${motion.fast} ${motion.ease}`,
      selectors: { [`&:active:not(${off})`]: { transform: 'scale(.97)' } },
    },
  },
});

const live = (state: string) => `&${state}:not(${off})`;
const filled = (rest: string, hover: string, active: string, on: string) => ({
  backgroundColor: rest,
  color: on,
  selectors: { [live(':hover')]: { backgroundColor: hover }, [live(':active')]: { backgroundColor: active } },
});
const washed = {
  color: 'inherit',
  selectors: {
    [live(':hover')]: { backgroundColor: ink(9) },
    [live(':active')]: { backgroundColor: ink(16) },
    [live('[aria-expanded="true"]')]: { backgroundColor: ink(12) },
  },
};

export const kinds = styleVariants({
  primary: filled(color.accent.solid, color.accent.hover, color.accent.active, color.accent.onSolid),
  secondary: { ...washed, borderColor: ink(55) },
  quiet: washed,
  danger: filled(color.negative.solid, color.negative.hover, color.negative.active, color.negative.onSolid),
});

export const sizes = styleVariants({
  small: { minBlockSize: control.small, paddingInline: space[3], fontSize: size.sm },
  regular: {},
  large: { minBlockSize: `calc(${control.height} + ${space[2]})`, paddingInline: space[8], fontSize: size.lg },
});

export const fullWidth = style({ inlineSize: '100%' });

/** The words stay while busy, unseen, so that width and name do not change (`visibility` would take the name). */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});
export const busySpinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const square = style({
  flexShrink: 0,
  inlineSize: control.height,
  paddingInline: 0,
});
export const squareSmall = style({ inlineSize: control.small });
export const round = style({ borderRadius: radius.pill });
