import { createHash } from 'node:crypto';
import { lstat, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { loadPacks } from '../packs.ts';
import { inTurn } from '../turn.ts';
import { finishSave, type Moves, putFiles } from './journal.ts';
import type { SaveRequest } from './saveRequest.ts';

/** How a save ended. Only `saved` has changed anything. */
export type SaveOutcome =
  /** hash of each file as it lies there now */
  | { kind: 'saved'; files: Record<string, string>; findings: Finding[] }
  /** somebody else changed these files since the studio read them */
  | { kind: 'changed'; paths: string[] }
  /** a build would refuse what was to be saved */
  | { kind: 'broken'; findings: Finding[] }
  /** the folder or a file is not one that may be written */
  | { kind: 'refused'; reason: string };

export interface SaveOptions {
  brandsDir: string;
  catalogue: Catalogue;
  moves?: Moves;
}

/**
 * Saves files of one brand, all or none, and nowhere but in its own folder: a link on the way is refused, and so is what the
 * check calls an error. Saves of the same brand come one after another.
 */
export async function saveDraft(request: SaveRequest, options: SaveOptions): Promise<SaveOutcome> {
  return inTurn(options.brandsDir, request.id, () => save(request, options));
}

/** Ends a save of a brand that was interrupted; one that is under way is waited for. */
export async function settleSaves(brandsDir: string, id: string): Promise<void> {
  return inTurn(brandsDir, id, () => finishSave(join(brandsDir, id)));
}

async function save({ id, files }: SaveRequest, { brandsDir, catalogue, moves }: SaveOptions): Promise<SaveOutcome> {
  const root = await realpath(brandsDir);
  const dir = join(root, id);
  if (!(await lstat(dir).catch(() => undefined))?.isDirectory())
    return { kind: 'refused', reason: `There is no folder "${id}" of a brand.` };
  await finishSave(dir);

  const given = new Map<string, Buffer>();
  const changed: string[] = [];
  for (const [path, file] of Object.entries(files)) {
    const problem = await placeProblem(dir, path);
    if (problem) return { kind: 'refused', reason: problem };
    given.set(path, 'text' in file ? Buffer.from(file.text) : Buffer.from(file.base64, 'base64'));
    if (file.base !== (await hashOf(join(dir, path)))) changed.push(path);
  }
  if (changed.length > 0) return { kind: 'changed', paths: changed };

  const { findings } = await loadPacks(root, {
    only: [id],
    catalogue,
    over: { id, files: [...given].map(([path, bytes]) => ({ path, bytes })) },
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  const written = new Set([...given.keys()].map((path) => `${basename(root)}/${id}/${path}`));
  // what was wrong elsewhere hinders nobody; what is wrong there only now, such as a font without its licence, does
  const before = errors.some(({ file }) => !written.has(file))
    ? (await loadPacks(root, { only: [id], catalogue })).findings
    : [];
  const broken = errors.filter(
    (error) => written.has(error.file) || !before.some((old) => old.code === error.code && old.file === error.file),
  );
  if (broken.length > 0) return { kind: 'broken', findings: broken };

  await putFiles(dir, given, moves);
  return {
    kind: 'saved',
    files: Object.fromEntries([...given].map(([path, bytes]) => [path, hash(bytes)])),
    findings,
  };
}

/** Why a file may not be written: every folder on the way is a real one, and the file is a file or not there yet. */
async function placeProblem(dir: string, path: string): Promise<string | undefined> {
  const parts = path.split('/');
  for (const [index] of parts.entries()) {
    const here = parts.slice(0, index + 1).join('/');
    const stat = await lstat(join(dir, here)).catch(() => undefined);
    if (!stat) return undefined;
    const last = index === parts.length - 1;
    if (last ? !stat.isFile() : !stat.isDirectory())
      return `"${here}" is a link or something else that the studio does not write to.`;
  }
  return undefined;
}

async function hashOf(file: string): Promise<string | null> {
  return readFile(file).then(hash, () => null);
}

/** SHA-256 in hexadecimal, as the studio knows the files that it read. */
export function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
