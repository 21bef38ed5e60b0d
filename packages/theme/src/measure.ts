import { createHash } from 'node:crypto';
import { fromBlob } from '@capsizecss/unpack';
import type { ThemeFonts } from './author.ts';
import type { FontMetrics } from './fallback.ts';
import { fontSources } from './fonts.ts';

type Measures = Omit<FontMetrics, 'heavy'>;

/**
 * Measures of every font file of a brand, by `src`, for `fontFaceCss`. Build time only. A file that cannot be measured is
 * left out, and so gets no fallback face; to say so is the brand check's matter.
 *
 * @param read answers the bytes of a file in the brand's `assets` folder
 */
export async function measureFonts(
  fonts: ThemeFonts,
  read: (src: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Record<string, FontMetrics>> {
  const measured = fontSources(fonts).map(async (src): Promise<[string, FontMetrics][]> => {
    const measures = await read(src).then(measureFont, () => undefined);
    return measures ? [[src, { ...measures, heavy: isHeavy(fonts, src) }]] : [];
  });
  return Object.fromEntries((await Promise.all(measured)).flat());
}

/** A variable font is measured at its lightest weight, which is its default, and is then never heavy. */
function isHeavy(fonts: ThemeFonts, src: string): boolean {
  const uses = [fonts.body, fonts.heading].filter((use) => use?.src === src);
  return !uses.some((use) => use?.weights) && (uses[0]?.weight ?? 700) >= 550;
}

const known = new Map<string, Promise<Measures | undefined>>();

/**
 * Measures of one woff2 file, `undefined` when it is broken. Unpacking takes some 40 ms, and sister brands often share a
 * font: each content is measured once a build.
 */
export function measureFont(bytes: Uint8Array<ArrayBuffer>): Promise<Measures | undefined> {
  const digest = createHash('sha256').update(bytes).digest('base64');
  const measures = known.get(digest) ?? (isWhole(bytes) ? unpack(bytes).catch(() => undefined) : undefined);
  if (!measures) return Promise.resolve(undefined);
  known.set(digest, measures);
  return measures;
}

/** A woff2 file says its own length after signature and flavour (WOFF 2.0, section 4.1); unpacking misses a lost end. */
function isWhole(bytes: Uint8Array): boolean {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.byteLength >= 48 && header.getUint32(0) === 0x774f4632 && header.getUint32(8) === bytes.byteLength;
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Measures | undefined> {
  const { ascent, descent, lineGap, xWidthAvg, unitsPerEm } = await fromBlob(new Blob([bytes]));
  const measures = {
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
  return Object.values(measures).every(Number.isFinite) && measures.width > 0 ? measures : undefined;
}
