import { formats } from '@marquee/brand/schema/formats';
import { problemAt } from '../read/draft.ts';
import type { PackCheck } from './check.ts';

/** The folder names the brand; an `id` in brand.json, if there is one, must say the same. */
export const checkFolder: PackCheck = function* ({ id, brand }) {
  const said = brand?.sound.id;
  if (!brand || said === undefined || said === id) return;
  yield problemAt(brand.document.place(['id']), {
    severity: 'error',
    code: 'brand/id-not-folder',
    message: `"id" is "${said}", but the folder is called "${id}".`,
    mend: `Write "${id}", leave "id" out, or rename the folder.`,
  });
};

/** What is wrong with a folder's name, or `undefined`. It becomes a host name (`<id>.localhost`) and a path. */
export function folderNameProblem(name: string): string | undefined {
  if (name.length > 40) return 'A brand’s folder has a name of at most 40 characters.';
  return formats.brandId.pattern.test(name) ? undefined : `"${name}" is not ${formats.brandId.what}.`;
}
