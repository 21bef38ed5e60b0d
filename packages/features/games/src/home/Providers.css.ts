import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Twelve fill their rows: of three, of four, of six, of twelve. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(5.4rem, auto)',
  gap: space[2],
  paddingBlockStart: space[5],
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space[3] },
    [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const cell = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

/** What many play, in the corner, without words: the link says it. */
export const hot = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  color: color.accent.text,
  pointerEvents: 'none',
});
