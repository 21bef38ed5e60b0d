import { readFileSync } from 'node:fs';
import type { Finding } from '../gates/finding.ts';
import { findingAt, isProduct, parseFiles } from '../gates/source.ts';
import { isMade } from '../sources.ts';
import { addressesOf, mayAddress } from './addresses.ts';
import { mendOf } from './mend.ts';
import { floorOf, isBarred } from './rules.ts';

type Violation = Finding & { rule: string };

/** Addresses by which a file takes what its floor may not import: the build follows them as it does imports. */
export function strayAddresses(root: string, files: readonly string[]): Violation[] {
  const asked = files.filter((file) => isProduct(file) && mayAddress.test(readFileSync(`${root}/${file}`, 'utf8')));
  return parseFiles(root, asked).flatMap((file) => {
    const floor = floorOf(file.fileName);
    if (!floor) return [];
    return addressesOf(file)
      .filter(({ to }) => !isMade(to) && isBarred(floor, file.fileName, to))
      .map(({ node, to }) => ({
        rule: floor.name,
        ...findingAt(node, `reaches ${to}: ${floor.comment}`, mendOf(floor.name, to)),
      }));
  });
}

/** Files of the product that the table does not speak of: they might import whatever they like. */
export function withoutFloor(files: readonly string[]): Violation[] {
  return files
    .filter((file) => /^(apps|packages)\//.test(file) && isProduct(file) && !floorOf(file))
    .map((file) => ({
      ...{ rule: 'no floor', file, line: 1, column: 1 },
      what: 'stands under no row of the table: who may import whom is not said for it.',
      mend: mendOf('no floor', file),
    }));
}
