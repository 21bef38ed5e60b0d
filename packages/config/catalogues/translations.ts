import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../gates/finding.ts';

/** What the gate asks of the check that the build of the site makes. */
interface CatalogueCheck {
  faultsOfProduct(): Promise<{ file: string; id?: string; what: string; mend: string }[]>;
}

/** Every translation that is missing, foreign or broken, by the check of the workspace: this package knows no other by name. */
export async function translationFindings(root: string): Promise<Finding[]> {
  const check: CatalogueCheck = await import(pathToFileURL(join(root, 'apps/web/build/catalogues.ts')).href);
  return (await check.faultsOfProduct()).map(({ file, id, what, mend }) => ({
    ...{ file, line: lineOf(root, file, id), column: 1 },
    ...{ what, mend },
  }));
}

/** Where a message stands in a file; the first line where it is missing. */
export function lineOf(root: string, file: string, id: string | undefined): number {
  const path = join(root, file);
  if (id === undefined || !existsSync(path) || statSync(path).isDirectory()) return 1;
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(`"${id}"`) || line.includes(`'${id}'`)) + 1 || 1;
}
