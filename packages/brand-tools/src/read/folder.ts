import type { Finding } from '../finding.ts';
import { isHalfSaved } from '../studio/journal.ts';
import { type DraftPack, draftOf } from './draft.ts';
import { readPackFiles } from './files.ts';
import type { PackFile } from './packFile.ts';

/**
 * Reads and parses a brand's folder. Never throws for what is inside it.
 *
 * @param over files that are taken as if they lay in the folder already, such as those of a save that is to be checked
 */
export async function readDraft(
  dir: string,
  id: string,
  shown: string,
  over: Iterable<PackFile> = [],
): Promise<{ pack: DraftPack; findings: Finding[] }> {
  const { files, problems } = await readPackFiles(dir, shown);
  for (const file of over) files.set(file.path, file);
  // a warning: while the studio saves, who reads along would else be stopped by what is over in a moment
  if (await isHalfSaved(dir)) {
    problems.push({
      ...{ severity: 'warning', code: 'pack/save-unfinished', file: shown, line: 1, column: 1 },
      message: 'A save of the brand studio was interrupted here: some of its files are new, others still old.',
      mend: 'Open the brand in the studio with pnpm studio; that ends the save.',
    });
  }
  return draftOf({ id, shown, files }, problems);
}
