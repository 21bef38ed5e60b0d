import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { washed } from '@marquee/ui/base/wash';
import { style } from '@vanilla-extract/css';

const { font, radius, size, space } = vars;

/** Beside the heading where both have room on a phone, under it otherwise. */
const place = { display: 'grid', flex: '1 1 13.5rem', minBlockSize: '3.25rem', minInlineSize: 0 } as const;
const wide = { flex: 'none', minBlockSize: '4rem', minInlineSize: '22rem' } as const;

export const panel = style({
  ...place,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: `${space[3]} ${space[1]}`,
  borderRadius: radius.card,
  // its edge where colours are forced
  outline: '1px solid transparent',
  outlineOffset: -1,
  ...washed(120),
  '@media': {
    [media.tablet]: {
      ...wide,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: space[3],
      paddingBlock: space[2],
      paddingInline: `${space[4]} ${space[2]}`,
    },
  },
});

/** Where the counter will be, without the wash. */
export const waiting = style({ ...place, '@media': { [media.tablet]: wide } });

/** A phone has no room for it. */
export const cup = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.25 });
export const label = style({ fontSize: size.sm });
export const sum = style({
  fontFamily: font.heading,
  fontSize: size.lg,
  fontWeight: font.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: size.xl } },
});
export const note = style({ fontSize: size.xs });
