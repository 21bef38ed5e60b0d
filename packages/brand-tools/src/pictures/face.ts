import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FontAuthor, ThemeAuthor } from '@marquee/theme/author';
import * as fontkit from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import type { PackFile } from '../read/packFile.ts';

/** A text drawn as outlines, from its baseline's start at 0,0; pictures then need no font where they are shown. */
export interface Outline {
  d: string;
  width: number;
  /** height of a capital letter */
  capHeight: number;
}

/** One weight of a font, at hand for drawing. */
export interface Face {
  covers(text: string): boolean;
  /** `from`: where on the baseline the text begins; the width counts from 0 */
  outline(text: string, size: number, tracking?: number, from?: number): Outline;
}

const require = createRequire(import.meta.url);
/** Fonts under the SIL Open Font License that stand in for a brand without one, by script. */
const BUNDLED = {
  sans: { package: '@fontsource-variable/nunito', file: (script: string) => `nunito-${script}-wght-normal.woff2` },
  serif: {
    package: '@fontsource-variable/source-serif-4',
    file: (script: string) => `source-serif-4-${script}-wght-normal.woff2`,
  },
} as const;
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'];

/** The face in which a brand's `role` text is drawn: its own font if that has the glyphs, else a bundled one that has. */
export async function faceFor(
  text: string,
  role: 'heading' | 'body',
  theme: ThemeAuthor,
  files: ReadonlyMap<string, PackFile>,
): Promise<Face | undefined> {
  const author: FontAuthor = theme.fonts?.[role] ?? theme.fonts?.body ?? {};
  const weight = author.weight ?? (role === 'heading' ? 700 : 600);
  const own = author.src === undefined ? undefined : files.get(`assets/${author.src}`);
  const ownFace = own && (await open(own.bytes, weight).catch(() => undefined));
  if (ownFace?.covers(text)) return ownFace;
  const { package: name, file } = BUNDLED[author.generic === 'serif' ? 'serif' : 'sans'];
  const faces = await Promise.all(
    SCRIPTS.map(async (script) => open(await readFile(require.resolve(`${name}/files/${file(script)}`)), weight)),
  );
  const together = joined(faces);
  return together.covers(text) ? together : undefined;
}

/** Faces that are parts of one family, script by script, as one. */
function joined(faces: readonly Face[]): Face {
  const faceOf = (char: string) => faces.find((face) => face.covers(char));
  return {
    covers: (text) => [...text].every((char) => faceOf(char) !== undefined),
    outline: (text, size, tracking = 0) => {
      const runs: { face: Face | undefined; text: string }[] = [];
      for (const char of text) {
        const face = faceOf(char);
        const last = runs.at(-1);
        if (last && last.face === face) last.text += char;
        else runs.push({ face, text: char });
      }
      let width = 0;
      let capHeight = 0;
      let d = '';
      for (const run of runs) {
        const part = run.face?.outline(run.text, size, tracking, width);
        d += part?.d ?? '';
        width = part?.width ?? width;
        capHeight ||= part?.capHeight ?? 0;
      }
      return { d, width, capHeight };
    },
  };
}

async function open(woff2: Buffer, weight: number): Promise<Face> {
  // fontkit makes no instances of a variable font that is still compressed
  const font = fontkit.create(Buffer.from(await decompress(woff2)));
  if (!('layout' in font)) throw new Error('a collection of fonts');
  const axis = font.variationAxes.wght;
  const instance = axis ? font.getVariation({ wght: Math.min(axis.max, Math.max(axis.min, weight)) }) : font;
  return {
    covers: (text) => [...text].every((char) => char === ' ' || font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)),
    outline: (text, size, tracking = 0, from = 0) => {
      const scale = size / font.unitsPerEm;
      const run = instance.layout(text);
      let x = from;
      const parts = run.glyphs.map((glyph, index) => {
        const position = run.positions[index];
        const d = glyph.path.transform(scale, 0, 0, -scale, x + (position?.xOffset ?? 0) * scale, 0).toSVG();
        x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
        return d;
      });
      return { d: rounded(parts.join('')), width: x - tracking * size, capHeight: font.capHeight * scale };
    },
  };
}

function rounded(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
