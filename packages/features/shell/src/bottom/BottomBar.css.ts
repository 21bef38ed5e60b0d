import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space, glass } = vars;

export const bar = style({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  backgroundColor: color.bar,
  color: color.onBar,
  backdropFilter: glass,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** A menu wraps its button in a box of its own; the button fills the column all the same. */
globalStyle(`${bar} > span`, { display: 'grid' });

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  // words of two lines go down, so that all icons are in one row
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  paddingBlock: space[2],
  paddingInline: 2,
  color: color.onBarMuted,
  // the longest words of a narrow phone
  fontSize: `min(${size.xs}, 3vw)`,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // heavier, and not wider: a word that fits where one is not fits where one is
    '&[aria-current="page"]': { color: color.onBar, WebkitTextStroke: '.04em' },
    '&:active': { color: color.onBar },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
});
