import type { ThemeValues } from './contract.ts';

/** A token of the Design Tokens Format Module 2025.10 (W3C Design Tokens Community Group). */
export interface Token {
  $type: string;
  $value: unknown;
  /** the value as a style sheet has it, where the format can say only part of it */
  $extensions?: { 'marquee.css': string };
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

/**
 * One theme as design tools read it (STORY-04): the names of the contract, each value in the format's own type. A value
 * that the format has no type for, such as a backdrop filter, is left out.
 */
export function designTokens(values: ThemeValues): TokenGroup {
  return group(values);
}

function group(values: object): TokenGroup {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, Token | TokenGroup][] => {
      if (typeof value === 'object' && value !== null) return [[name, group(value)]];
      const token = typeof value === 'string' ? tokenOf(value) : undefined;
      return token ? [[name, token]] : [];
    }),
  );
}

/** Forms of CSS values, each with the token that it is. */
const forms: readonly [form: RegExp, make: (match: readonly string[], text: string) => Token][] = [
  [/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i, ([hex = '']) => ({ $type: 'color', $value: colour(hex) })],
  [/^-?[\d.]+(?:px|rem)$/, ([size = '']) => ({ $type: 'dimension', $value: dimension(size) })],
  // what grows with the window: its upper end, as designs are drawn for wide screens
  [
    /^clamp\(.+,([\d.]+rem)\)$/,
    ([, most = ''], text) => ({ $type: 'dimension', $value: dimension(most), $extensions: { 'marquee.css': text } }),
  ],
  [/^([\d.]+)ms$/, ([, ms]) => ({ $type: 'duration', $value: { value: Number(ms), unit: 'ms' } })],
  [/^cubic-bezier\((.+)\)$/, ([, points = '']) => ({ $type: 'cubicBezier', $value: points.split(',').map(Number) })],
  [/^\d+$/, ([weight]) => ({ $type: 'fontWeight', $value: Number(weight) })],
  // the format knows no unit that goes by the text's size
  [/^(-?[\d.]+)em$/, ([, em], text) => ({ $type: 'number', $value: Number(em), $extensions: { 'marquee.css': text } })],
  [/^normal$/, (_, text) => ({ $type: 'number', $value: 0, $extensions: { 'marquee.css': text } })],
  [/#[0-9a-f]{6,8}/i, (_, text) => ({ $type: 'shadow', $value: text.split(/,(?=[\d-])/).map(shadow) })],
  [/,.*(?:serif|system-ui)/, (_, text) => ({ $type: 'fontFamily', $value: text.replaceAll('"', '').split(',') })],
];

function tokenOf(text: string): Token | undefined {
  for (const [form, make] of forms) {
    const match = form.exec(text);
    if (match) return make(match, text);
  }
  return undefined;
}

function colour(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.slice(1).match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const part = (value: number) => Math.round((value / 255) * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(part),
    alpha: part(alpha),
    hex: hex.slice(0, 7),
  };
}

function dimension(size: string) {
  return { value: Number.parseFloat(size), unit: size.endsWith('rem') ? 'rem' : 'px' };
}

function shadow(layer: string) {
  const parts = layer.trim().split(/\s+/);
  const lengths = parts.filter((part) => !part.startsWith('#')).map((part) => ({ ...dimension(part) }));
  const [offsetX, offsetY, blur, spread = { value: 0, unit: 'px' }] = lengths;
  return { color: colour(parts.find((part) => part.startsWith('#')) ?? '#000000'), offsetX, offsetY, blur, spread };
}
