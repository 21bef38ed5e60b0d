import { fileProblem } from '../read/draft.ts';
import type { TextCheck } from './check.ts';

const LICENCE = /\/(OFL|LICEN[CS]E)[^/]*\.(txt|md)$/i;

/** A font goes with its licence (BRAND-05b): a text of that name beside it, with something in it. */
export const checkFontLicences: TextCheck = function* (pack) {
  const files = [...pack.files.values()];
  const licensed = new Set(files.filter(({ path, bytes }) => LICENCE.test(path) && says(bytes)).map(folderOf));
  for (const file of files) {
    const folder = folderOf(file);
    if (!file.path.endsWith('.woff2') || licensed.has(folder)) continue;
    yield fileProblem(pack, file.path, {
      severity: 'error',
      code: 'assets/font-without-licence',
      message: 'The licence of this font is not beside it.',
      mend: `Put its text there as ${folder}LICENSE.txt or OFL.txt.`,
    });
  }
};

const folderOf = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether there is more than white space in a file. */
const says = (bytes: Uint8Array) => bytes.some((byte) => byte > 0x20);
