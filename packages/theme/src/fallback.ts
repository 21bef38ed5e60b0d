import type { FontGeneric } from './author.ts';

/** Measures of a font file in em. `width` is the average advance, weighted by how often letters occur. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
  /** true when the file is at or above semi-bold, so that bold system fonts stand in */
  heavy: boolean;
}

interface Stand {
  /** names under which the font, or one of the very same measures, is installed */
  regular: string[];
  bold: string[];
  width: { regular: number; bold: number };
}

/** Widths as `@capsizecss/unpack` measures them. The first is for desktop systems, the second for Android. */
const stands: Record<'sans' | 'serif', Stand[]> = {
  sans: [
    {
      regular: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      width: { regular: 0.4458, bold: 0.48 },
    },
    { regular: ['Roboto'], bold: ['Roboto Bold'], width: { regular: 0.4448, bold: 0.4526 } },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
      width: { regular: 0.4063, bold: 0.4326 },
    },
    { regular: ['Noto Serif'], bold: ['Noto Serif Bold'], width: { regular: 0.481, bold: 0.512 } },
  ],
};

/** `@font-face` rules that make system fonts take the room of the measured one. */
export function fallbackFaces(family: string, generic: FontGeneric, metrics: FontMetrics): string {
  const [desktop, android] = stands[generic === 'serif' ? 'serif' : 'sans'];
  return [desktop, android]
    .filter((stand) => stand !== undefined)
    .map((stand, index) => {
      const name = index === 0 ? family : `${family} 2`;
      if (metrics.heavy) return rule(name, stand.bold, '1 1000', stand.width.bold, metrics);
      return (
        rule(name, stand.regular, '1 599', stand.width.regular, metrics) +
        rule(name, stand.bold, '600 1000', stand.width.regular, metrics)
      );
    })
    .join('');
}

function rule(family: string, names: string[], weights: string, width: number, metrics: FontMetrics): string {
  const scale = metrics.width / width;
  const percent = (value: number) => `${Math.round(value * 10000) / 100}%`;
  const sources = names.map((name) => `local("${name}")`).join(',');
  const lines = [
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ];
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weights};${lines.join(';')}}`;
}
