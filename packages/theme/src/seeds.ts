import type { ThemeSeeds } from './author.ts';
import { isOpaque, type Lch, parseColour } from './colour.ts';
import type { ToneName } from './pairs.ts';

/** Seeds as colours, completed. `wash` is absent when the brand leaves it to accent and second. */
export interface Seeds {
  tones: Record<ToneName, Lch>;
  neutral: Lch;
  wash?: [Lch, Lch];
}

export interface ParsedSeeds {
  seeds: Seeds;
  /** seeds that are no opaque colour, by their path in `theme.json`; what is nearest stands in for each */
  unparsable: { path: string[]; value: string }[];
}

/** A calm blue for a brand whose accent cannot be parsed; the finding makes the check fail all the same. */
const fallbackAccent: Lch = { l: 0.52, c: 0.13, h: 255 };

/** Colours whose meaning players know from elsewhere; a brand tunes them by a seed of its own. */
const statusSeeds = {
  positive: { l: 0.525, c: 0.13, h: 152 },
  negative: { l: 0.54, c: 0.19, h: 25 },
  warning: { l: 0.76, c: 0.15, h: 76 },
  info: { l: 0.55, c: 0.12, h: 245 },
} as const satisfies Partial<Record<ToneName, Lch>>;

export function parseSeeds(author: ThemeSeeds): ParsedSeeds {
  const unparsable: ParsedSeeds['unparsable'] = [];
  const colour = (path: string[], value: string | undefined, fallback: Lch): Lch => {
    if (value === undefined) return fallback;
    const parsed = parseColour(value);
    if (!parsed || !isOpaque(value)) unparsable.push({ path: ['seeds', ...path], value });
    return parsed ?? fallback;
  };

  const accent = colour(['accent'], author.accent, fallbackAccent);
  const second = colour(['second'], author.second, { ...accent, h: (accent.h + 48) % 360 });
  const wash = author.wash;
  return {
    seeds: {
      tones: {
        accent,
        second,
        positive: colour(['positive'], author.positive, statusSeeds.positive),
        negative: colour(['negative'], author.negative, statusSeeds.negative),
        warning: colour(['warning'], author.warning, statusSeeds.warning),
        info: colour(['info'], author.info, statusSeeds.info),
      },
      neutral: colour(['neutral'], author.neutral, { ...accent, c: Math.min(accent.c * 0.07, 0.012) }),
      ...(wash && { wash: [colour(['wash', '0'], wash[0], accent), colour(['wash', '1'], wash[1], second)] }),
    },
    unparsable,
  };
}
