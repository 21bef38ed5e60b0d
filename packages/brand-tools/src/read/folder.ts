import type { Finding } from '../finding.ts';
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
  return draftOf({ id, shown, files }, problems);
}
