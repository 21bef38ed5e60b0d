import { vars } from '@marquee/theme/contract';
import { media } from '@marquee/ui/base/breakpoints';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Under the tiles, and in sight from any of them: above the phone's bottom bar. */
export const told = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space[16]} + ${space[4]} + env(safe-area-inset-bottom))`,
  zIndex: 1,
  marginBlockStart: space[4],
  '@media': { [media.desktop]: { insetBlockEnd: space[4] } },
});
