import { vars } from '@marquee/theme/contract';

const { washStart, washEnd } = vars.color;
const wash = (degrees: number) => `linear-gradient(${degrees}deg, ${washStart}, ${washEnd})`;

/** The brand's wash as the ground of a style, on its way from where reading starts, and the ink of what stands on it. */
export function washed(degrees: number) {
  return {
    backgroundImage: wash(degrees),
    color: vars.color.onWash,
    selectors: { '&:dir(rtl)': { backgroundImage: wash(-degrees) } },
  };
}
