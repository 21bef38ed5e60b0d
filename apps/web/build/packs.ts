import path from 'node:path';
import { CatalogueError, readCatalogue } from '@marquee/brand-tools/catalogue';
import type { Finding } from '@marquee/brand-tools/finding';
import { type LoadedPacks, loadPacks } from '@marquee/brand-tools/packs';
import { langDir } from './catalogues.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Reads and checks every brand of a folder against the product's own messages. Never throws for what is in a file: a
 * broken catalogue is a finding of no brand, and the brands are then read without one.
 *
 * @param catalogueDir the product's messages
 */
export async function readPacks(dir: string, catalogueDir = langDir): Promise<LoadedPacks> {
  const brands = path.resolve(dir);
  try {
    return await loadPacks(brands, { catalogue: await readCatalogue(catalogueDir) });
  } catch (cause) {
    const read = await loadPacks(brands);
    return { ...read, findings: [...catalogueFindings(cause, catalogueDir), ...read.findings] };
  }
}

function catalogueFindings(cause: unknown, catalogueDir: string): Finding[] {
  if (!(cause instanceof CatalogueError)) throw cause;
  // as for the brands: from the top of the repository on
  const above = path.relative(repository, path.dirname(catalogueDir)).replaceAll(path.sep, '/');
  return cause.problems.map((problem) => ({ ...problem, brand: '', file: `${above}/${problem.file}` }));
}
