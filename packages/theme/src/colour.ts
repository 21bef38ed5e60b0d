import { clampChroma, converter, formatHex, formatHex8, type Oklch, parse, type Rgb, wcagLuminance } from 'culori';

/** Lightness 0-1, chroma 0-0.4, hue in degrees: the space in which equal steps look equal. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour as CSS text in OKLCH, or undefined when it cannot be parsed. Greys have hue 0 and no chroma. */
export function parseColour(text: string): Lch | undefined {
  const parsed = parse(text);
  if (!parsed) return undefined;
  const { l, c, h }: Oklch = toOklch(parsed);
  if (!Number.isFinite(l)) return undefined;
  return { l: clamp(l, 0, 1), c: c < 0.003 ? 0 : c, h: h ?? 0 };
}

/** Whether a colour lets nothing through; what is no colour at all does not either. */
export function isOpaque(text: string): boolean {
  return (parse(text)?.alpha ?? 1) >= 1;
}

/** `#rrggbb` of the nearest sRGB colour with the same lightness and hue; `#rrggbbaa` when it is translucent. */
export function hex({ l, c, h }: Lch, alpha = 1): string {
  const inGamut = clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c: Math.max(0, c), h }, 'oklch');
  return alpha < 1 ? formatHex8({ ...inGamut, alpha }) : formatHex(inGamut);
}

/** What the eye sees when `top`, maybe translucent, lies on an opaque `bottom`. */
export function over(top: string, bottom: string): string {
  const a = rgb(top);
  const b = rgb(bottom);
  const alpha = a.alpha ?? 1;
  if (alpha >= 1) return formatHex(a);
  const mix = (x: number, y: number) => x * alpha + y * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b) });
}

/** Contrast ratio of WCAG 2.2 between two opaque colours, 1 to 21; 1 when either cannot be parsed. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The smallest of the contrasts between `text` and each of `backgrounds`. */
export function worstContrast(text: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(over(text, background), background)));
}

/**
 * The colour nearest in lightness to `start` that keeps `ratio` to every background, hue and, as far as sRGB allows,
 * chroma kept. Answers undefined when none does, which takes both very light and very dark backgrounds.
 */
export function nearestReadable(start: Lch, backgrounds: readonly string[], ratio: number): string | undefined {
  for (let step = 0; step <= 100; step++) {
    const passing = [start.l - step / 100, start.l + step / 100]
      .filter((l) => l >= -0.01 && l <= 1.01)
      .map((l) => hex({ ...start, l }))
      .find((colour) => worstContrast(colour, backgrounds) >= ratio);
    if (passing) return passing;
  }
  return undefined;
}

/** As `nearestReadable`; falls back on black or white, whichever reads better, where nothing passes. */
export function readable(start: Lch, backgrounds: readonly string[], ratio: number): string {
  return nearestReadable(start, backgrounds, ratio) ?? ink(backgrounds);
}

/** Black or white, whichever reads better on the worst of the backgrounds. On a single one it always reaches 4.58:1. */
export function ink(backgrounds: readonly string[]): string {
  return worstContrast('#ffffff', backgrounds) >= worstContrast('#000000', backgrounds) ? '#ffffff' : '#000000';
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

const luminances = new Map<string, number>();

/** Resolving a theme asks for the same few surfaces hundreds of times. */
function luminance(text: string): number {
  const known = luminances.get(text);
  if (known !== undefined) return known;
  if (luminances.size > 5000) luminances.clear();
  const value = wcagLuminance(rgb(text));
  luminances.set(text, value);
  return value;
}

function rgb(text: string): Rgb {
  return toRgb(parse(text)) ?? { mode: 'rgb', r: 0.5, g: 0.5, b: 0.5 };
}
