import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, motion, radius, size, space } = vars;

export const panel = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  border: `1px solid color-mix(in srgb, ${color.onBar} 22%, transparent)`,
  borderRadius: radius.control,
});

export const refresh = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: '2.5rem',
  paddingInlineStart: space[3],
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

export const figures = style({ display: 'grid', minInlineSize: '5.5rem', lineHeight: 1.2 });

export const caption = style({
  color: color.onBarMuted,
  fontSize: size.xs,
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});

/** A long amount goes on in a second line on a narrow phone: no digit is lost (C07), and the header stays within the screen. */
export const value = style({
  maxInlineSize: '8.5rem',
  fontWeight: font.bodyWeightStrong,
  fontSize: size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { maxInlineSize: '18rem' } },
});

/** Amounts keep to one line elsewhere. */
globalStyle(`${value} > bdi`, { whiteSpace: 'normal' });

export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  color: color.onBarMuted,
  '@media': {
    [media.motion]: {
      transition: `transform ${motion.base} ${motion.ease}`,
      selectors: { [`${refresh}:hover &`]: { transform: 'rotate(60deg)' } },
    },
  },
});
