import type { ThemeName, ThemeOverrides } from './author.ts';
import { clamp, hex, ink, type Lch, over, readable, worstContrast } from './colour.ts';
import type { ThemeValues } from './contract.ts';
import { type ColourPath, surfaces } from './pairs.ts';
import type { Seeds } from './seeds.ts';

type Colours = ThemeValues['color'];
export type GivenColours = NonNullable<ThemeOverrides['color']>;

/** Everything that other colours lie on. */
export type Ground = Pick<Colours, (typeof surfaces)[number] | 'bar' | 'washStart' | 'washEnd' | 'onWash'>;

/** Lightness of the surfaces. Dark is no mirror of light: there, what is nearer to the player is lighter. */
const lightness = {
  light: { page: 0.972, card: 0.997, raised: 0.952, overlay: 1, bar: 0.997 },
  dark: { page: 0.165, card: 0.215, raised: 0.27, overlay: 0.25, bar: 0.185 },
} as const;

/** The most chroma that surfaces bear before they stop to be neutral, and which share of it the lighter ones take. */
const tint = {
  light: { most: 0.026, card: 0.2, raised: 0.9, overlay: 0 },
  dark: { most: 0.055, card: 1.1, raised: 1.15, overlay: 1.1 },
} as const;

/** How much of what lies below a glassy card or bar stays hidden. */
const glassAlpha = { card: { light: 0.78, dark: 0.76 }, bar: { light: 0.86, dark: 0.84 } } as const;

export function neutral(seeds: Seeds, mode: ThemeName, l: number, share = 1): Lch {
  return { l, c: Math.min(seeds.neutral.c, tint[mode].most) * share, h: seeds.neutral.h };
}

/** Surfaces and the wash of one theme; what the author gives stands as it is. */
export function ground(seeds: Seeds, mode: ThemeName, glass: boolean, given: GivenColours): Ground {
  const level = lightness[mode];
  const share = tint[mode];
  const alpha = (part: 'card' | 'bar') => (glass ? glassAlpha[part][mode] : 1);
  return {
    page: given.page ?? hex(neutral(seeds, mode, level.page)),
    card: given.card ?? hex(neutral(seeds, mode, level.card, share.card), alpha('card')),
    raised: given.raised ?? hex(neutral(seeds, mode, level.raised, share.raised)),
    overlay: given.overlay ?? hex(neutral(seeds, mode, level.overlay, share.overlay)),
    bar: given.bar ?? hex(neutral(seeds, mode, level.bar, share.card), alpha('bar')),
    ...wash(seeds, mode, given),
  };
}

/** Opaque colours that `on` may look like: itself, or, where it is translucent, each thing that may lie below it. */
export function seenAs(colours: Ground, on: ColourPath, value: string): string[] {
  if (over(value, '#000000') === over(value, '#ffffff')) return [value];
  if (on === 'bar') return [colours.page, '#000000', '#ffffff'].map((below) => over(value, below));
  return [colours.page, colours.washStart, colours.washEnd].map((below) => over(value, below));
}

/** Every colour that text of any kind may lie on. */
export function textGround(colours: Ground): string[] {
  return surfaces.flatMap((name) => seenAs(colours, name, colours[name]));
}

function wash(seeds: Seeds, mode: ThemeName, given: GivenColours): Pick<Ground, 'washStart' | 'washEnd' | 'onWash'> {
  const [a, b] = seeds.wash ?? [seeds.tones.accent, seeds.tones.second];
  const stop = (seed: Lch): Lch => {
    if (mode === 'dark') return { ...seed, l: clamp(seed.l * 0.6, 0.23, 0.36), c: Math.min(seed.c * 0.8, 0.12) };
    return seeds.wash ? seed : { ...seed, l: 0.92, c: Math.min(seed.c * 0.45, 0.07) };
  };
  const stops = [stop(a), stop(b)] as const;
  const text = ink(stops.map((colour) => hex(colour)));
  const [start, end] = bentApart(stops, text);
  const washStart = given.washStart ?? start;
  const washEnd = given.washEnd ?? end;
  const all = across(washStart, washEnd);
  const inkSeed = { h: a.h, c: Math.min(a.c * 0.3, 0.045), l: ink(all) === '#ffffff' ? 0.98 : 0.22 };
  const onWash = given.onWash ?? readable(inkSeed, all, 4.5);
  return { washStart, washEnd, onWash };
}

/** Both stops, moved away from the text until it reads on them and half-way between: red to cyan passes through grey. */
function bentApart(stops: readonly [Lch, Lch], text: string): [string, string] {
  const bent = [4.8, 6, 8, 11, 15].map((ratio): [string, string] => [
    readable(stops[0], [text], ratio),
    readable(stops[1], [text], ratio),
  ]);
  const opposite = ink([text]);
  return bent.find(([a, b]) => worstContrast(text, across(a, b)) >= 4.6) ?? [opposite, opposite];
}

function across(start: string, end: string): string[] {
  const a = over(start, '#ffffff');
  const b = over(end, '#ffffff');
  return [a, over(`${a}80`, b), b];
}

/** Text of a hue that lies on everything in `backgrounds`: light on dark ones, dark on light ones. */
export function textOn(
  seed: Lch,
  backgrounds: readonly string[],
  onDark: number,
  onLight: number,
  ratio = 4.5,
): string {
  const dark = worstContrast('#ffffff', backgrounds) >= worstContrast('#000000', backgrounds);
  return readable({ ...seed, l: dark ? onDark : onLight }, backgrounds, ratio);
}
