import type { FontAuthor, FontGeneric, ThemeFonts } from './author.ts';
import type { ThemeValues } from './contract.ts';
import { type FontMetrics, fallbackFaces } from './fallback.ts';

const stacks: Record<FontGeneric, string> = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
  humanist: 'Seravek,"Gill Sans Nova",Ubuntu,Calibri,"Noto Sans",system-ui,sans-serif',
  rounded: 'ui-rounded,"Arial Rounded MT Bold",system-ui,sans-serif',
  serif: 'Georgia,"Noto Serif","Times New Roman",serif',
};

/** The `font` part of the contract. */
export function fontValues(fonts: ThemeFonts): ThemeValues['font'] {
  return {
    body: stack(fonts.body),
    heading: stack(fonts.heading ?? fonts.body),
    headingWeight: String(fonts.heading?.weight ?? 700),
    headingTracking: fonts.heading?.tracking ? `${fonts.heading.tracking}em` : 'normal',
    bodyWeightStrong: String(fonts.body?.weight ?? 600),
  };
}

/**
 * `@font-face` rules of a brand: each file once, `font-display: swap`, and beside it fallback faces made from fonts that
 * players have, sized like the brand's, so that nothing moves when the file lands (BRAND-05, layout shift 0).
 *
 * @param url turns `src` of theme.json, such as `fonts/heading.woff2`, into the address that the page uses
 * @param metrics by `src`, from `measureFonts`; a font without them gets no fallback face
 */
export function fontFaceCss(
  fonts: ThemeFonts,
  url: (src: string) => string,
  metrics: Readonly<Record<string, FontMetrics>> = {},
): string {
  const files = new Map<string, string>();
  for (const font of [fonts.body, fonts.heading]) {
    if (!font?.family || !font.src) continue;
    const measured = metrics[font.src];
    const fallback = measured ? fallbackFaces(fallbackName(font.family), font.generic ?? 'sans', measured) : '';
    files.set(font.src, `${face(font.family, url(font.src), weightsOf(fonts, font))}${fallback}`);
  }
  return [...files.values()].join('');
}

/** Addresses in the order in which text asks for them, for `<link rel="preload">`. */
export function fontSources(fonts: ThemeFonts): string[] {
  return [...new Set([fonts.body?.src, fonts.heading?.src].filter((src) => src !== undefined))];
}

function face(family: string, address: string, weights: string): string {
  return `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${weights};font-display:swap}`;
}

/** A static file is declared for every weight, or the browser would draw false bold over it. */
function weightsOf(fonts: ThemeFonts, font: FontAuthor): string {
  const shared = [fonts.body, fonts.heading].find((other) => other?.src === font.src && other?.weights);
  return (font.weights ?? shared?.weights ?? [1, 1000]).join(' ');
}

function stack(font: FontAuthor | undefined): string {
  const system = stacks[font?.generic ?? 'sans'];
  if (!font?.family) return system;
  return [
    `"${font.family}"`,
    ...(font.src ? [`"${fallbackName(font.family)}"`, `"${fallbackName(font.family)} 2"`] : []),
    system,
  ].join(',');
}

function fallbackName(family: string): string {
  return `${family} Fallback`;
}
