import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { globalStyle, style } from '@vanilla-extract/css';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';

const { color, size, space, glass } = vars;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  backgroundColor: color.bar,
  color: color.onBar,
  backdropFilter: glass,
  borderBlockEnd: `1px solid ${color.border}`,
});

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.75rem',
  '@media': {
    // the menu goes to a row of its own
    [media.tablet]: { flexWrap: 'wrap', rowGap: 0, paddingBlockStart: space[2] },
    [media.desktop]: { columnGap: space[6], minBlockSize: '4.5rem' },
    '(min-width: 1600px)': { flexWrap: 'nowrap', columnGap: space[4], paddingBlockStart: 0 },
  },
});

export const logoLink = style({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: 44,
  color: 'inherit',
  textDecoration: 'none',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  // takes what is left, so that its own box stands still when the panel of who is logged in arrives; gives way before the
  // logo does, while words have somewhere to break
  flex: '1 9 auto',
  gap: space[1],
  minInlineSize: 'min-content',
  '@media': { [media.desktop]: { gap: space[2] } },
});

/** Phones have these in the menu, which the bar at the foot opens. */
export const fromTablet = style({
  display: 'none',
  alignItems: 'center',
  gap: space[1],
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { display: 'flex' } },
});

export const forVisitors = style([visitorsOnly, { display: 'flex', gap: space[2] }]);

/** Both buttons in the longest language leave room for the logo on a narrow phone. */
globalStyle(`${forVisitors} > button`, {
  '@media': { [media.phone]: { minInlineSize: 'min-content', paddingInline: space[3], fontSize: size.sm } },
});
