import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const centre = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '15rem minmax(0, 1fr)',
      columnGap: space[10],
      paddingBlock: `${space[8]} ${space[16]}`,
    },
  },
});

export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignSelf: 'start',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[16] } },
});
export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
export const name = style({
  minInlineSize: 0,
  color: color.textSecondary,
  fontSize: size.sm,
  fontWeight: font.bodyWeightStrong,
  '@media': { [media.desktop]: { paddingInlineStart: space[3] } },
});
export const close = style({ flexShrink: 0 });

/** On a phone a line of pages that is swept through. */
export const list = style({
  listStyle: 'none',
  position: 'relative',
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // the ring of what has focus
  padding: space[1],
  margin: `calc(${space[1]} * -1)`,
  '@media': { [media.desktop]: { flexDirection: 'column', gap: 2, overflow: 'visible' } },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.textSecondary,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  backgroundColor: color.raised,
  selectors: {
    '&:hover': { color: color.text, backgroundColor: color.raised },
    '&[aria-current]': {
      backgroundColor: color.accent.soft,
      color: color.accent.onSoft,
      fontWeight: font.bodyWeightStrong,
    },
  },
  '@media': {
    [media.desktop]: { backgroundColor: 'transparent', whiteSpace: 'normal', lineHeight: 1.3, paddingBlock: space[2] },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});
export const mark = style({ marginInlineStart: 'auto' });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  minInlineSize: 0,
  minBlockSize: '32rem',
});
export const heading = style({ fontSize: size.xxl });
