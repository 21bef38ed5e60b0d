import type { ThemeValues } from './contract.ts';

/** Address of a colour in the contract, such as `accent.onSolid`. */
export type ColourPath = string;

/** Two colours of the contract that components put on each other, and the contrast they must keep. */
export interface ContrastPair {
  /** the text, icon, edge or ring */
  text: ColourPath;
  /** what it lies on */
  on: ColourPath;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for edges of controls and focus (1.4.11) */
  ratio: number;
}

const TEXT = 4.5;
const EDGE = 3;

/** What text of every kind may lie on. */
export const surfaces = ['page', 'card', 'raised', 'overlay'] as const;
export const tones = ['accent', 'second', 'positive', 'negative', 'warning', 'info'] as const;
export type ToneName = (typeof tones)[number];

const cross = (texts: readonly ColourPath[], ons: readonly ColourPath[], ratio: number): ContrastPair[] =>
  texts.flatMap((text) => ons.map((on) => ({ text, on, ratio })));

/** The one list of pairs that the resolver keeps, the brand check measures and the documentation shows (BRAND-08). */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross(['text', 'textSecondary', 'textMuted'], surfaces, TEXT),
  ...cross(['onBar', 'onBarMuted', 'onBarAccent'], ['bar'], TEXT),
  ...cross(['onWash'], ['washStart', 'washEnd'], TEXT),
  ...tones.flatMap((tone) => [
    ...cross([`${tone}.text`], surfaces, TEXT),
    ...cross([`${tone}.onSolid`], [`${tone}.solid`], TEXT),
    ...cross([`${tone}.onSoft`], [`${tone}.soft`], TEXT),
  ]),
  ...cross(['accent.onSolid'], ['accent.hover', 'accent.active'], TEXT),
  ...cross(['negative.onSolid'], ['negative.hover', 'negative.active'], TEXT),
  ...cross(['borderStrong'], surfaces, EDGE),
  ...cross(['focus'], [...surfaces, 'bar'], EDGE),
];

/** The value at `path` of a theme's colours; empty when there is none. */
export function colourAt(colours: ThemeValues['color'], path: ColourPath): string {
  const value = path.split('.').reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), colours);
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
