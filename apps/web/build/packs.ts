import path from 'node:path';
import { CatalogueError, readCatalogue } from '@marquee/brand-tools/catalogue';
import type { Finding, Problem } from '@marquee/brand-tools/finding';
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
  const problems: readonly Problem[] =
    cause instanceof CatalogueError ? cause.problems : [unreadable(cause, path.basename(catalogueDir))];
  // as for the brands: from the top of the repository on
  const above = path.relative(repository, path.dirname(catalogueDir)).replaceAll(path.sep, '/');
  return problems.map((problem) => ({ ...problem, brand: '', file: `${above}/${problem.file}` }));
}

function unreadable(cause: unknown, file: string): Problem {
  return {
    ...{ severity: 'error', code: 'catalogue/unreadable', file, line: 1, column: 1 },
    message: `The product’s messages cannot be read (${cause instanceof Error ? cause.message : String(cause)}).`,
    mend: 'Check that the folder is there and who may read it.',
  };
}
