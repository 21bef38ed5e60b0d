import { clampChroma, converter, parse } from 'culori';

/** A colour as parts of sRGB, 0 to 1 each. */
export interface Srgb {
  components: [red: number, green: number, blue: number];
  alpha: number;
}

const toRgb = converter('rgb');

/** Any CSS colour as the nearest one that sRGB has; undefined when it cannot be parsed. */
export function srgb(text: string): Srgb | undefined {
  const parsed = parse(text);
  if (!parsed) return undefined;
  const { r, g, b, alpha = 1 } = toRgb(clampChroma(parsed, 'oklch'));
  const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return { components: [round(r), round(g), round(b)], alpha: round(alpha) };
}
