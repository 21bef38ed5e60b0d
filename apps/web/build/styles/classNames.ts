import { createHash } from 'node:crypto';
import path from 'node:path';
import { listSources } from '@marquee/config/sources';

/** What vanilla-extract tells of a name that it wants (`identifiers`). */
interface Wanted {
  /** hash of the style file, and after it the place of the name in the file, from 0 on, in base 36 */
  hash: string;
  /** path of the style file, from the root of the build */
  filePath: string;
}

/** Characters of a name that stand for its style file. */
const CODE = 3;
// no vowels: no name is a word, for instance one by which filters know an advertisement
const FIRST = 'bcdfghjklmnpqrstvwxz';
const OTHERS = `${FIRST}0123456789`;
const CODES = FIRST.length * OTHERS.length ** 2;

/** The style file that a class name belongs to, by the code that {@link classNames} gave it. */
export const fileOfClass = (name: string): string => name.slice(0, CODE);

/**
 * Names classes and animations in five characters where a hash takes nine: they stand in the HTML, in the styles and in the
 * code. The code of a file comes from its path alone, so that what a release leaves as it was keeps its names, and with
 * them the files that browsers have; of two files with one code the later by path gets the next that is free.
 */
export function classNames(files: readonly string[]): (wanted: Wanted) => string {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of [...files].sort()) {
    let number = createHash('sha256').update(file).digest().readUInt32BE() % CODES;
    while (taken.has(codeOf(number))) number = (number + 1) % CODES;
    taken.add(codeOf(number));
    codes.set(file, codeOf(number));
  }
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const code = codes.get(filePath);
    if (code === undefined) throw new Error(`${filePath} was not there when the build began: build again.`);
    const known = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, known);
    return code + hash.slice(known.length);
  };
}

function codeOf(number: number): string {
  const [first, rest] = [Math.floor(number / OTHERS.length ** 2), number % OTHERS.length ** 2];
  return `${FIRST[first]}${OTHERS[Math.floor(rest / OTHERS.length)]}${OTHERS[rest % OTHERS.length]}`;
}

/** Every style file of the product, by its path from the root of the build. */
export function styleFiles(root: string): string[] {
  const repository = path.resolve(root, '../..');
  return listSources(repository, ['apps/web', 'packages'], /\.css\.ts$/).map((file) =>
    path.relative(root, path.join(repository, file)).replaceAll(path.sep, '/'),
  );
}
