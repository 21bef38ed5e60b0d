import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
  },
});

export const room = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space[4],
  minBlockSize: '6.5rem',
});
export const shut = style([room, { color: color.textSecondary }]);

export const picture = style({
  inlineSize: '4.5rem',
  blockSize: '5.5rem',
  borderRadius: radius.control,
  objectFit: 'cover',
  backgroundColor: color.raised,
});
export const rested = style([picture, { filter: 'grayscale(1)', opacity: 0.55 }]);

export const words = style({ display: 'grid', alignContent: 'center', gap: space[1], minInlineSize: 0 });
export const title = style({ fontSize: size.md, fontWeight: font.bodyWeightStrong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  color: color.textSecondary,
  fontSize: size.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

/** The whole card answers; its title is the link's name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card } },
});
