import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, shadow, size, space } = vars;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gap: space[4] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[5] },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  blockSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.card,
  boxShadow: shadow.low,
  gridTemplateRows: 'auto 1fr',
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  backgroundImage: `linear-gradient(120deg, ${color.washStart}, ${color.washEnd})`,
});

export const words = style({
  paddingBlock: space[3],
  paddingInline: space[3],
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  lineHeight: 1.35,
  minBlockSize: '4.5rem',
  '@media': { [media.tablet]: { paddingInline: space[4], fontSize: size.md, minBlockSize: '5rem' } },
});

/** The whole tile answers to the pointer; its name is the link's. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
