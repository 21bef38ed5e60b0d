import { Button } from '@marquee/ui/button/Button';
import { Upload } from 'lucide-react';
import { type JSX, useId, useRef, useState } from 'react';
import type { StudioPack } from '../../shared/studioPack.ts';
import { contentOf, type DraftFiles } from '../draft/files.ts';
import type { Draft } from '../draft/useDraft.ts';
import * as frame from '../Studio.css.ts';
import * as css from './controls.css.ts';

const MOST_BYTES = 30 * 1024;
const FOLDER = 'assets/fonts/';
const LICENCE = `${FOLDER}LICENSE.txt`;

/** The font files of a draft, as `theme.json` writes them. */
export function fontsOf(pack: StudioPack, files: DraftFiles): string[] {
  return [...new Set([...Object.keys(pack.binary), ...Object.keys(files)])].flatMap(
    (path) => /^assets\/(.+\.woff2)$/.exec(path)?.[1] ?? [],
  );
}

/** Adds fonts, and the licence without which the check takes none (BRAND-05b). */
export function FontFiles({ draft: { pack, files, putFile } }: { draft: Draft }): JSX.Element {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const licence = useId();
  const kept = Object.keys(pack.text).find((path) => /^assets\/fonts\/(OFL|LICEN[CS]E)[^/]*\.(txt|md)$/i.test(path));
  const path = kept ?? LICENCE;
  const text = contentOf(pack, files, path) ?? '';
  const needed = text !== '' || fontsOf(pack, files).some((src) => src.startsWith('fonts/'));

  async function add(chosen: FileList): Promise<void> {
    const faults: string[] = [];
    for (const file of chosen) {
      if (/\.(txt|md)$/i.test(file.name)) putFile(path, await file.text());
      else {
        const font = await fontIn(file);
        if ('fault' in font) faults.push(font.fault);
        else putFile(FOLDER + font.name, font.base64);
      }
    }
    setProblem(faults.length > 0 ? faults.join(' ') : undefined);
  }

  return (
    <section className={frame.section}>
      <input
        ref={input}
        type="file"
        accept=".woff2,font/woff2,.txt,.md,text/plain"
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files) void add(target.files);
          target.value = '';
        }}
      />
      <Button size="small" icon={<Upload size={16} />} onClick={() => input.current?.click()}>
        Add a font file
      </Button>
      <p className={frame.note} role="status">
        {problem ?? 'woff2, 30 kB at most. Choose its licence along with it, such as OFL.txt.'}
      </p>
      {needed && (
        <>
          <label className={css.legend} htmlFor={licence}>
            Licence of the fonts
          </label>
          <textarea
            id={licence}
            className={css.area}
            rows={4}
            placeholder="The text that came with the font, or that stands where it was loaded from"
            value={text}
            onChange={({ target }) => putFile(path, target.value)}
          />
          <p className={frame.note}>{`Goes beside them as ${path.slice(FOLDER.length)}.`}</p>
        </>
      )}
    </section>
  );
}

/** A font as it goes into the pack, or why it cannot. */
async function fontIn(file: File): Promise<{ name: string; base64: string } | { fault: string }> {
  const name = file.name
    .toLowerCase()
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!name.endsWith('.woff2') || new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== 'wOF2')
    return { fault: `${file.name} is no woff2 font. Convert it first.` };
  if (bytes.length > MOST_BYTES)
    return {
      fault: `${file.name} has ${Math.ceil(bytes.length / 1024)} kB; 30 are the most. Cut it to the letters you need.`,
    };
  return { name, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
