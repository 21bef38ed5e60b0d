import { fromBlob } from '@capsizecss/unpack';
import type { ThemeFonts } from './author.ts';
import type { FontMetrics } from './fallback.ts';
import { fontSources } from './fonts.ts';

/**
 * Measures of every font file of a brand, by `src`, for `fontFaceCss`. Build time only.
 *
 * @param read answers the bytes of a file in the brand's `assets` folder
 */
export async function measureFonts(
  fonts: ThemeFonts,
  read: (src: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Record<string, FontMetrics>> {
  const measured = fontSources(fonts).map(async (src) => [src, await measure(fonts, src, await read(src))] as const);
  return Object.fromEntries(await Promise.all(measured));
}

/** A variable font is measured at its lightest weight, which is its default, and is then never heavy. */
async function measure(fonts: ThemeFonts, src: string, bytes: Uint8Array<ArrayBuffer>): Promise<FontMetrics> {
  const font = await fromBlob(new Blob([bytes]));
  const em = font.unitsPerEm;
  const uses = [fonts.body, fonts.heading].filter((use) => use?.src === src);
  const variable = uses.some((use) => use?.weights);
  return {
    ascent: font.ascent / em,
    descent: Math.abs(font.descent) / em,
    lineGap: font.lineGap / em,
    width: font.xWidthAvg / em,
    heavy: !variable && (uses[0]?.weight ?? 700) >= 550,
  };
}
