import type { ThemeName } from './author.ts';
import { clamp, contrast, hex, ink, type Lch, parseColour, worstContrast } from './colour.ts';
import type { ThemeValues } from './contract.ts';
import { type GivenColours, ground, neutral, seenAs, textGround, textOn } from './ground.ts';
import type { ToneName } from './pairs.ts';
import type { Seeds } from './seeds.ts';

type Colours = ThemeValues['color'];
type Tone = Colours['second'];
type PressableTone = Colours['accent'];

const TEXT = 4.5;
const EDGE = 3;

/**
 * The colours of one theme. Every value that the author gives is taken as it is, and what is derived is derived from
 * the given ones: a brand that overrides its page gets text that reads on that page.
 */
export function palette(seeds: Seeds, mode: ThemeName, glass: boolean, given: GivenColours): Colours {
  const base = ground(seeds, mode, glass, given);
  const below = textGround(base);
  const bars = seenAs(base, 'bar', base.bar);
  const grey = (onDark: number, onLight: number, backgrounds = below, ratio = TEXT) =>
    textOn(neutral(seeds, mode, 0.5, 1.2), backgrounds, onDark, onLight, ratio);
  const { accent } = seeds.tones;
  const toneOf = (name: ToneName) => tone(seeds.tones[name], mode, below, given[name] ?? {});

  return {
    ...base,
    scrim: given.scrim ?? hex(neutral(seeds, mode, mode === 'light' ? 0.2 : 0.06), mode === 'light' ? 0.48 : 0.66),
    onBar: given.onBar ?? grey(0.96, 0.23, bars),
    onBarMuted: given.onBarMuted ?? grey(0.76, 0.48, bars),
    onBarAccent: given.onBarAccent ?? textOn(accent, bars, 0.8, 0.5),
    text: given.text ?? grey(0.96, 0.23),
    textSecondary: given.textSecondary ?? grey(0.84, 0.4),
    textMuted: given.textMuted ?? grey(0.72, 0.5),
    border: given.border ?? hex(neutral(seeds, mode, mode === 'light' ? 0.905 : 0.325, 1.2)),
    borderStrong: given.borderStrong ?? grey(0.56, 0.62, below, EDGE),
    focus: given.focus ?? textOn(accent, [...below, ...bars], 0.76, 0.54, EDGE),
    accent: pressable(seeds.tones.accent, mode, below, given.accent ?? {}),
    second: toneOf('second'),
    positive: toneOf('positive'),
    negative: pressable(seeds.tones.negative, mode, below, given.negative ?? {}),
    warning: toneOf('warning'),
    info: toneOf('info'),
  };
}

function tone(seed: Lch, mode: ThemeName, below: readonly string[], given: Partial<Tone>): Tone {
  const light = mode === 'light';
  const solid = given.solid ?? hex(solidOf(seed, mode));
  const soft = given.soft ?? hex({ ...seed, l: light ? 0.945 : 0.29, c: Math.min(seed.c * 0.4, light ? 0.05 : 0.07) });
  return {
    solid,
    onSolid: given.onSolid ?? onSolidOf(seed, [solid]),
    soft,
    onSoft: given.onSoft ?? textOn({ ...seed, c: Math.min(seed.c, 0.12) }, [soft], 0.89, 0.38),
    text: given.text ?? textOn(seed, below, 0.8, 0.5),
  };
}

function pressable(seed: Lch, mode: ThemeName, below: readonly string[], given: Partial<PressableTone>): PressableTone {
  const plain = tone(seed, mode, below, given);
  const solid = parseColour(plain.solid) ?? seed;
  const backgrounds = [plain.solid, given.hover ?? plain.solid, given.active ?? plain.solid];
  const onSolid = given.onSolid ?? onSolidOf(seed, backgrounds);
  const [hover, active] = steps(solid, onSolid, mode);
  return { ...plain, onSolid, hover: given.hover ?? hover, active: given.active ?? active };
}

/** Light keeps the brand's colour as it is; on a dark page a very dark one would be lost, a very light one glare. */
function solidOf(seed: Lch, mode: ThemeName): Lch {
  return mode === 'light' ? seed : { ...seed, l: clamp(seed.l, 0.56, 0.84) };
}

/** White where it reads, as players expect of a button; else a near-black of the same hue (C12: light yellow accents). */
function onSolidOf(seed: Lch, backgrounds: readonly string[]): string {
  const darkInk = hex({ l: 0.2, c: Math.min(seed.c * 0.4, 0.05), h: seed.h });
  const reads = ['#ffffff', darkInk].find((colour) => worstContrast(colour, backgrounds) >= TEXT);
  return reads ?? ink(backgrounds);
}

/** Hover and active: a step and two steps to the side that keeps the label readable, darker first in light. */
function steps(solid: Lch, label: string, mode: ThemeName): [string, string] {
  const sides = mode === 'light' ? [-1, 1] : [1, -1];
  const tries = sides.map((side): [string, string] => [
    hex({ ...solid, l: solid.l + side * 0.045 }),
    hex({ ...solid, l: solid.l + side * 0.085 }),
  ]);
  const rest = hex(solid);
  return tries.find((pair) => pair.every((colour) => contrast(label, colour) >= TEXT)) ?? [rest, rest];
}
