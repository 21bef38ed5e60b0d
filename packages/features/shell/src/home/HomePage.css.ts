import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { size, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[16], paddingBlock: `${space[6]} ${space[16]}` } },
});

/** The banner and the line under it belong together. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [media.tablet]: { gap: space[4] } },
});

/** Of the height of what comes: its heading is one line. */
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  fontSize: size.xl,
});
