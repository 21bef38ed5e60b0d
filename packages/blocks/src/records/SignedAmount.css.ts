import { vars } from '@marquee/theme/contract';
import { styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** By what `compareAmounts` says of an amount and nothing. */
export const signs = styleVariants({
  '-1': { color: color.negative.text },
  0: {},
  1: { color: color.positive.text },
});
