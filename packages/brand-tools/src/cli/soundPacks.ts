import { hasError } from '../finding.ts';
import { type LoadedPack, loadPacks } from '../packs.ts';
import type { CommandInput } from './command.ts';
import { report } from './report.ts';

/** The brands that a command is about; `undefined` when one of them cannot be read, which is then said. */
export async function soundPacks(
  ids: readonly string[],
  { brandsDir, catalogue, out }: Pick<CommandInput, 'brandsDir' | 'catalogue' | 'out'>,
): Promise<LoadedPack[] | undefined> {
  const { packs, findings, ids: known } = await loadPacks(brandsDir, { only: ids, catalogue });
  if (!hasError(findings)) return ids.flatMap((id) => packs.filter((pack) => pack.id === id));
  const errors = findings.filter(({ severity }) => severity === 'error');
  out(report(errors, known));
  return undefined;
}
