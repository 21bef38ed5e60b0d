import { lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { isStudioFile } from './saveRequest.ts';

/** Holds a save on its way, inside of the brand's folder; its name is one that no reader of packs looks at. */
export const STAGE = '.studio~';
/** Lies there from the moment that every file of the save is on the disk until all are in their places. */
export const JOURNAL = 'commit.json';

const journal = z.array(z.string().refine(isStudioFile));

/** The part of the file system that a save can fail in half-way; handed in, so that a test can make it. */
export interface Moves {
  rename: typeof rename;
}

/**
 * Puts files into a brand's folder, all or none. First everything is written beside, then a list of what is to move, then
 * each file takes its place by a rename. What fails is taken back; what a crash interrupts, `finishSave` ends.
 */
export async function putFiles(
  dir: string,
  files: ReadonlyMap<string, Uint8Array>,
  moves: Moves = { rename },
): Promise<void> {
  const stage = join(dir, STAGE);
  const paths = [...files.keys()];
  await mkdir(stage);
  const done: number[] = [];
  try {
    for (const [index, path] of paths.entries()) {
      await write(join(stage, `new${index}`), files.get(path) ?? new Uint8Array());
      const before = await readIfThere(join(dir, path));
      if (before) await write(join(stage, `old${index}`), before);
      await mkdir(dirname(join(dir, path)), { recursive: true });
    }
    await write(join(stage, 'commit'), Buffer.from(JSON.stringify(paths)));
    await moves.rename(join(stage, 'commit'), join(stage, JOURNAL));
    for (const [index, path] of paths.entries()) {
      await moves.rename(join(stage, `new${index}`), join(dir, path));
      done.push(index);
    }
  } catch (cause) {
    for (const index of done) await takeBack(dir, index, paths[index] ?? '');
    await rm(stage, { recursive: true, force: true });
    throw cause;
  }
  await rm(stage, { recursive: true, force: true });
}

/** Whether a save was interrupted while its files were taking their places. One that was not that far has changed nothing. */
export async function isHalfSaved(dir: string): Promise<boolean> {
  return (await lstat(join(dir, STAGE, JOURNAL)).catch(() => undefined)) !== undefined;
}

/** Ends a save that was interrupted: what was about to move takes its place, what was not is dropped. */
export async function finishSave(dir: string): Promise<void> {
  const stage = join(dir, STAGE);
  const stat = await lstat(stage).catch(() => undefined);
  if (!stat) return;
  const list = stat.isDirectory() ? await readIfThere(join(stage, JOURNAL)) : undefined;
  const paths = list ? (journal.safeParse(jsonOf(list)).data ?? []) : [];
  for (const [index, path] of paths.entries()) {
    const from = join(stage, `new${index}`);
    if (await lstat(from).catch(() => undefined)) await rename(from, join(dir, path));
  }
  await rm(stage, { recursive: true, force: true });
}

async function takeBack(dir: string, index: number, path: string): Promise<void> {
  const old = join(dir, STAGE, `old${index}`);
  if (await lstat(old).catch(() => undefined)) await rename(old, join(dir, path));
  else await rm(join(dir, path), { force: true });
}

/** The name is not there before, and the bytes are on the disk when this ends. */
async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
