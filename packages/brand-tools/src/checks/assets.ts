import { measureFont } from '@marquee/theme/measure';
import { nearest } from '../nearest.ts';
import { assetNames, findAsset } from '../pictures/convention.ts';
import { pictureFault } from '../pictures/whole.ts';
import { fileProblem } from '../read/draft.ts';
import { readText } from '../read/text.ts';
import { inspectSvgFile } from '../svg.ts';
import type { PackCheck } from './check.ts';

/** Pictures by convention: what is missing is made, what is there must be safe and tell its size (BRAND-05, BRAND-08, C13). */
export const checkAssets: PackCheck = async function* (pack) {
  for (const [name, { severity, instead, mend }] of Object.entries(assetNames)) {
    if (findAsset(pack.files, name) || severity === 'optional') continue;
    yield fileProblem(pack, `assets/${name}.svg`, {
      severity,
      code: 'assets/missing',
      message: `There is no ${name}; ${instead}.`,
      mend,
    });
  }
  for (const { path, bytes } of pack.files.values()) {
    const [, name, ending] = /^assets\/([^/]+)\.(svg|png|webp|avif|jpe?g)$/.exec(path) ?? [];
    if (name !== undefined && !Object.hasOwn(assetNames, name)) {
      const near = nearest(name, Object.keys(assetNames));
      yield fileProblem(pack, path, {
        severity: 'warning',
        code: 'assets/unknown-name',
        message: 'No part of the product shows this picture.',
        mend: near ? `Did you mean "${near}.${ending}"?` : `Known names: ${Object.keys(assetNames).join(', ')}.`,
      });
    }
    if (path.endsWith('.svg')) {
      const file = `${pack.shown}/${path}`;
      const { text, problems } = readText(bytes, file);
      yield* problems;
      const inspected = text === undefined ? undefined : inspectSvgFile(bytes);
      for (const problem of inspected?.problems ?? []) yield { severity: 'error', file, ...problem };
      if (inspected && inspected.problems.length === 0 && !inspected.size) {
        yield fileProblem(pack, path, {
          severity: 'error',
          code: 'assets/no-size',
          message: 'This picture does not tell its size.',
          mend: 'Add a viewBox to the <svg> element.',
        });
      }
    } else if (ending !== undefined) {
      const message = pictureFault(bytes, ending);
      if (message !== undefined) {
        const mend = 'Export the picture again, or copy the whole file.';
        yield fileProblem(pack, path, { severity: 'error', code: 'assets/broken-picture', message, mend });
      }
    } else if (path.endsWith('.woff2')) {
      if (!(await measureFont(new Uint8Array(bytes)))) {
        const signed = bytes.toString('latin1', 0, 4) === 'wOF2';
        yield fileProblem(pack, path, {
          severity: 'error',
          code: 'assets/broken-font',
          message: signed ? 'This woff2 font is damaged or cut off.' : 'This is no woff2 font.',
          mend: signed ? 'Copy the whole file, or convert the font to woff2 again.' : 'Convert the font to woff2.',
        });
      }
    }
  }
};
