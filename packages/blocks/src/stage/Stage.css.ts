import { vars } from '@marquee/theme/contract';
import { beginsAsPage } from '@marquee/ui/base/beginsAsPage';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, radius, shadow, size, space } = vars;

/** The page without its header, in units that follow the bars of a phone's browser. */
export const stage = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '100rem',
  minBlockSize: 'calc(100dvb - 9rem)',
  marginInline: 'auto',
  backgroundColor: color.page,
  '@media': { [media.desktop]: { padding: `${space[2]} ${space[6]} ${space[4]}` } },
});

/** All of the screen is the game's. */
export const filling = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100dvb',
  backgroundColor: color.page,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  fontSize: size.md,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...beginsAsPage,
});

/** What is said between the bar and the game; on a phone that goes from edge to edge, and its words do not. */
export const said = style({
  paddingBlockEnd: space[2],
  paddingInline: space[2],
  '@media': { [media.desktop]: { paddingInline: 0 } },
});

export const frame = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: '28rem',
  border: 0,
  backgroundColor: color.raised,
  '@media': { [media.desktop]: { borderRadius: radius.card } },
});

/** In a screen that it fills. */
export const whole = style({ flex: 1, inlineSize: '100%', border: 0, backgroundColor: color.raised });

/** No larger than the button, and in the middle of the edge: in their corners games have balances and buttons of their own. */
export const wayOut = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  borderEndStartRadius: radius.control,
  borderEndEndRadius: radius.control,
  backgroundColor: color.raised,
  boxShadow: shadow.low,
});

/** What stands where the game would. */
export const instead = style([
  frame,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[4],
    padding: space[6],
    textAlign: 'center',
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[2],
  color: color.textSecondary,
  fontSize: size.sm,
});
