import { createHash } from 'node:crypto';
import { fromBlob } from '@capsizecss/unpack';
import type { ThemeFonts } from './author.ts';
import type { FontMetrics } from './fallback.ts';
import { fontSources } from './fonts.ts';

type Measures = Omit<FontMetrics, 'heavy'>;

/**
 * Measures of every font file of a brand, by `src`, for `fontFaceCss`. Build time only.
 *
 * @param read answers the bytes of a file in the brand's `assets` folder
 */
export async function measureFonts(
  fonts: ThemeFonts,
  read: (src: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Record<string, FontMetrics>> {
  const measured = fontSources(fonts).map(
    async (src) => [src, { ...(await measure(await read(src))), heavy: isHeavy(fonts, src) }] as const,
  );
  return Object.fromEntries(await Promise.all(measured));
}

/** A variable font is measured at its lightest weight, which is its default, and is then never heavy. */
function isHeavy(fonts: ThemeFonts, src: string): boolean {
  const uses = [fonts.body, fonts.heading].filter((use) => use?.src === src);
  return !uses.some((use) => use?.weights) && (uses[0]?.weight ?? 700) >= 550;
}

const known = new Map<string, Promise<Measures>>();

/** Unpacking takes some 40 ms, and sister brands often share a font: each content is measured once a build. */
function measure(bytes: Uint8Array<ArrayBuffer>): Promise<Measures> {
  const digest = createHash('sha256').update(bytes).digest('base64');
  const measures = known.get(digest) ?? unpack(bytes);
  known.set(digest, measures);
  return measures;
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Measures> {
  const { ascent, descent, lineGap, xWidthAvg, unitsPerEm } = await fromBlob(new Blob([bytes]));
  return {
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}
