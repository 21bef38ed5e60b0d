import type { ThemeValues } from '@marquee/theme/contract';
import type { TokenType } from './values.ts';

/** How a value of the contract is told: with which type, and read from which part of its CSS. */
export interface Kind {
  readonly type: TokenType;
  /** the part of the CSS that the type can hold, where it cannot hold all of it */
  part?(css: string): string;
}

type Kinds<T> = { readonly [K in keyof T]: Kind | (T[K] extends string ? never : Kinds<T[K]>) };

const color: Kind = { type: 'color' };
const dimension: Kind = { type: 'dimension' };
const duration: Kind = { type: 'duration' };
const shadow: Kind = { type: 'shadow' };

/** A kind for every part of the contract: a new part without one does not compile. */
export const kinds: Kinds<ThemeValues> = {
  color,
  radius: dimension,
  space: dimension,
  control: dimension,
  font: {
    body: { type: 'fontFamily' },
    heading: { type: 'fontFamily' },
    headingWeight: { type: 'fontWeight' },
    bodyWeightStrong: { type: 'fontWeight' },
    // in em, which is no unit of the format
    headingTracking: { type: 'number', part: (css) => (css === 'normal' ? '0' : css.replace(/em$/, '')) },
  },
  // a fluid size is told by its largest, which a wide screen shows
  size: { type: 'dimension', part: (css) => /^clamp\(.*,([^,]+)\)$/.exec(css)?.[1] ?? css },
  shadow,
  // of the filter its blur
  glass: { type: 'dimension', part: (css) => (css === 'none' ? '0' : (/blur\(([^)]+)\)/.exec(css)?.[1] ?? css)) },
  motion: { fast: duration, base: duration, ease: { type: 'cubicBezier' } },
};
