import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const lobby = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: `${space[5]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[5], paddingBlock: `${space[8]} ${space[16]}` } },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const heading = style({ fontSize: size.xxl });

export const lotteries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minBlockSize: '24rem',
  alignContent: 'start',
});
export const filters = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', maxInlineSize: '44rem' },
  },
});

export const grid = style({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  gap: space[4],
});
export const waiting = style({ blockSize: '13.5rem', borderRadius: radius.card, overflow: 'hidden' });
export const zone = style({ color: color.textMuted, fontSize: size.sm });
