import { assetNames, findAsset } from '../pictures/convention.ts';
import { pictureSize } from '../pictures/size.ts';
import { pictureFault } from '../pictures/whole.ts';
import { fileProblem } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

const HEAVY = 250 * 1024;

/** Pictures in a shape that their place can show, with enough dots and not too many bytes (BRAND-05). */
export const checkPictures: PackCheck = function* (pack) {
  for (const [name, { shape }] of Object.entries(assetNames)) {
    const file = findAsset(pack.files, name);
    if (!file) continue;
    const ending = file.path.slice(file.path.lastIndexOf('.') + 1);
    const drawn = ending === 'svg';
    // a broken one has its own finding
    if (!drawn && pictureFault(file.bytes, ending) !== undefined) continue;
    const size = pictureSize(file.bytes);
    if (!size) continue;
    const ratio = size.width / size.height;
    if (ratio < shape.from || ratio > shape.to) {
      yield fileProblem(pack, file.path, {
        severity: 'warning',
        code: 'assets/wrong-ratio',
        message: `This picture is ${dots(size.width)} × ${dots(size.height)}; its place is ${shape.what}.`,
        mend: `Export it ${shape.what}, such as ${shape.such}.`,
      });
    }
    if (!drawn && size.width < shape.least) {
      yield fileProblem(pack, file.path, {
        severity: 'warning',
        code: 'assets/too-small',
        message: `This picture is ${dots(size.width)} pixels wide; it is shown with up to ${shape.least}.`,
        mend: `Export it at least ${shape.least} pixels wide, or as SVG.`,
      });
    }
    if (!drawn && file.bytes.length > HEAVY) {
      yield fileProblem(pack, file.path, {
        severity: 'warning',
        code: 'assets/heavy',
        message: `This picture has ${Math.ceil(file.bytes.length / 1024)} kB; ${HEAVY / 1024} are plenty.`,
        mend: 'Export it as AVIF or WebP, or with a lower quality.',
      });
    }
  }
};

function dots(length: number): string {
  return String(Math.round(length));
}
