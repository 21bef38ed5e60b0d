import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

/** Who one is in the club, and what the next level asks for. */
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[12] } },
});
export const standing = style({ display: 'grid', gap: space[1] });
export const small = style({ fontSize: size.sm });
export const levelName = style({
  fontFamily: font.heading,
  fontSize: size.display,
  fontWeight: font.headingWeight,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const progress = style({ display: 'grid', gap: space[4] });
export const measure = style({ display: 'grid', gap: space[2] });
export const measureWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: size.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** The track and what of it is filled stand in the ink of what lies on the wash. */
export const bar = style({
  inlineSize: '100%',
  blockSize: '.625rem',
  appearance: 'none',
  border: '1px solid currentcolor',
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: 'none',
  color: 'inherit',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': { backgroundColor: 'currentcolor' },
    '&::-moz-progress-bar': { backgroundColor: 'currentcolor' },
  },
});

export const visitor = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const levels = style({ display: 'grid', gap: space[5] });
export const cell = style({ display: 'grid', minInlineSize: 0 });
export const level = style({ display: 'grid', gap: space[4], alignContent: 'start' });
export const levelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '2rem',
});
export const group = style({ display: 'grid', gap: space[2] });
export const groupName = style({ color: color.textMuted, fontSize: size.sm });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const term = style({ color: color.textSecondary });
