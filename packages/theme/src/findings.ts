import type { ThemeName } from './author.ts';
import { contrast, nearestReadable, over, parseColour } from './colour.ts';
import type { ThemeValues } from './contract.ts';
import { type GivenColours, seenAs } from './ground.ts';
import { type ColourPath, type ContrastPair, colourAt, contrastPairs } from './pairs.ts';

/** What is wrong in a `theme.json`. `path` leads to the value that has to change. */
export type ThemeFinding =
  /** a text that is no colour, or a seed that is see-through */
  | { kind: 'colour'; path: string[]; value: string }
  /** a text that cannot stand in a style sheet */
  | { kind: 'value'; path: string[]; value: string }
  | ContrastFinding;

/** A pair that an override made unreadable (BRAND-08, C12). */
export interface ContrastFinding {
  kind: 'contrast';
  path: string[];
  theme: ThemeName;
  pair: ContrastPair;
  /** the colour at `path` */
  value: string;
  /** measured contrast, rounded down to two digits so that a failing one never looks like a passing one */
  ratio: number;
  /** colour nearest to `value` with which `path` passes; absent when no lightness of its hue does */
  nearest?: string;
}

/** Pairs under their ratio. Derived colours follow the given ones, so at least one of the two was given. */
export function contrastFindings(
  theme: ThemeName,
  colours: ThemeValues['color'],
  given: GivenColours,
): ContrastFinding[] {
  return contrastPairs.flatMap((pair) => {
    const ratio = pairContrast(colours, pair);
    if (ratio >= pair.ratio) return [];
    const blamed = isGiven(given, pair.text) ? pair.text : pair.on;
    const value = colourAt(colours, blamed);
    const nearest = nearestFor(colours, pair, blamed);
    const path = [theme, 'color', ...blamed.split('.')];
    const shown = Math.floor(ratio * 100) / 100;
    return [{ kind: 'contrast', path, theme, pair, value, ratio: shown, ...(nearest && { nearest }) }];
  });
}

/** The contrast of a pair at its worst: a translucent background is measured over everything that may lie below. */
export function pairContrast(colours: ThemeValues['color'], pair: ContrastPair): number {
  const text = colourAt(colours, pair.text);
  const backgrounds = seenAs(colours, pair.on, colourAt(colours, pair.on));
  return Math.min(...backgrounds.map((background) => contrast(over(text, background), background)));
}

function nearestFor(colours: ThemeValues['color'], pair: ContrastPair, blamed: ColourPath): string | undefined {
  const start = parseColour(colourAt(colours, blamed));
  if (!start) return undefined;
  if (blamed === pair.on) return nearestReadable(start, [colourAt(colours, pair.text)], pair.ratio);
  const together = contrastPairs.filter((other) => other.text === pair.text);
  const behind = (pairs: readonly ContrastPair[]) =>
    pairs.flatMap(({ on }) => seenAs(colours, on, colourAt(colours, on)));
  return nearestReadable(start, behind(together), pair.ratio) ?? nearestReadable(start, behind([pair]), pair.ratio);
}

function isGiven(given: GivenColours, path: ColourPath): boolean {
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      given,
    );
  return value !== undefined;
}
