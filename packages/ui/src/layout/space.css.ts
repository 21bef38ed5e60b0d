import { vars } from '@marquee/theme/contract';
import { styleVariants } from '@vanilla-extract/css';

const { 1: s1, 2: s2, 3: s3, 4: s4, 5: s5, 6: s6, 8: s8, 10: s10, 12: s12, 16: s16 } = vars.space;

/** Room between children, by the steps of the theme's grid. */
export const gaps = styleVariants({
  0: { gap: 0 },
  1: { gap: s1 },
  2: { gap: s2 },
  3: { gap: s3 },
  4: { gap: s4 },
  5: { gap: s5 },
  6: { gap: s6 },
  8: { gap: s8 },
  10: { gap: s10 },
  12: { gap: s12 },
  16: { gap: s16 },
});
