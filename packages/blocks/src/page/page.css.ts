import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The parts of a page under each other, with room before the footer. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlock: `${space[8]} ${space[16]}` } },
});

/** Its heading, and what it is about. */
export const head = style({ display: 'grid', gap: space[2] });
