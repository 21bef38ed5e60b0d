import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** As wide as logo, menu and account stand beside each other; narrower, the menu has a row of its own and scrolls. */
const oneRow = '(min-width: 1600px)';

export const navigation = style({
  display: 'none',
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { display: 'block', order: 1, flex: '1 0 100%' },
    [oneRow]: { order: 0, flex: '0 1 auto', alignSelf: 'stretch' },
  },
});

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  blockSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  fontSize: size.sm,
  whiteSpace: 'nowrap',
  color: color.onBarMuted,
  fontWeight: font.bodyWeightStrong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.onBar },
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
    '&[aria-current="page"]': { color: color.onBar },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[2],
      insetBlockEnd: 0,
      blockSize: 3,
      backgroundColor: 'currentColor',
    },
  },
});
