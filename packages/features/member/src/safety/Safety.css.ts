import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The page of its own, outside the centre. */

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlockStart: space[3],
});
export const help = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** Fields of one line and the button that sends them. */
export const form = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      alignItems: 'end',
      maxInlineSize: '52rem',
    },
  },
});
/** One field and its button. */
export const choice = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem auto', justifyContent: 'start', alignItems: 'end' } },
});
