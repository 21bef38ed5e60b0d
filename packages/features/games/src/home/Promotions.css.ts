import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gap: space[5] },
  },
});

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: color.raised,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[2], padding: space[4] });
export const title = style({ fontSize: size.md, overflowWrap: 'anywhere' });
export const text = style({ color: color.textSecondary, fontSize: size.sm, overflowWrap: 'anywhere' });

/** The whole card answers to the pointer; its title is the link's name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
