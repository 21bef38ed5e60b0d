import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { washed } from '@marquee/ui/base/wash';
import { style } from '@vanilla-extract/css';

const { font, radius, size, space } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4rem',
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: `${space[4]} ${space[2]}`,
  borderRadius: radius.card,
  ...washed(120),
  '@media': { [media.tablet]: { minInlineSize: '22rem' } },
});

/** Of the same height, without the wash. */
export const waiting = style({ display: 'grid', minBlockSize: '4rem', minInlineSize: '22rem' });

export const words = style({ display: 'grid', minInlineSize: 0, lineHeight: 1.25 });
export const label = style({ fontSize: size.sm });
export const sum = style({
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: font.headingWeight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const note = style({ fontSize: size.xs });
