import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderNameProblem } from './checks/folder.ts';

/** Somebody else writes to the brand's folder, and does not come to an end. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Whoever holds a folder for longer is asked about. */
const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 25;
/** A lock is written a moment after it is made; one that stays empty is what a crash left. */
const EMPTY_MS = 5_000;

/** what this program does to the same folder waits for each other */
const queues = new Map<string, Promise<unknown>>();

/**
 * Does something to a brand's folder while nobody else does: neither this program nor another one, such as the studio while
 * words are imported (BRAND-02, BRAND-04, BRAND-09). The lock lies beside the folder under a name that no reader of packs
 * looks at, and one whose program has ended holds nobody up.
 *
 * @throws Busy when the folder is not free after `patience` ms
 */
export async function inTurn<T>(
  brandsDir: string,
  id: string,
  act: () => Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  // there is no such folder, which the act itself says best
  if (folderNameProblem(id)) return act();
  const folder = resolve(brandsDir, id);
  const mine = (queues.get(folder) ?? Promise.resolve()).then(() => locked(folder, act, patience));
  const settled = mine.then(
    () => {},
    () => {},
  );
  queues.set(folder, settled);
  void settled.then(() => {
    if (queues.get(folder) === settled) queues.delete(folder);
  });
  return mine;
}

/** Where the lock of a brand's folder lies. */
export const lockOf = (folder: string) => join(dirname(folder), `.${basename(folder)}.lock~`);

async function locked<T>(folder: string, act: () => Promise<T>, patience: number): Promise<T> {
  const lock = lockOf(folder);
  const held = await take(lock, patience);
  try {
    return await act();
  } finally {
    if (held) await rm(lock, { force: true });
  }
}

/** @returns whether the lock is ours; where none can be made, as in a folder that cannot be written, nobody holds one */
async function take(lock: string, patience: number): Promise<boolean> {
  const since = performance.now();
  for (;;) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return true;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
    const holder = await holderOf(lock);
    if (holder === undefined) continue;
    if (holder !== null && (await isLeft(lock, holder))) await breakOpen(lock, holder);
    else if (performance.now() - since >= patience)
      throw new Busy(
        `Another program is writing to ${basename(dirname(lock))} (${holder ? `process ${holder}` : 'of somebody else'}). Try again when it has ended, or remove ${lock}.`,
      );
    else await pause(LOOK_AGAIN_MS);
  }
}

/** What a lock says; `null` when it cannot be read, `undefined` when it has gone. */
async function holderOf(lock: string): Promise<string | null | undefined> {
  try {
    return await readFile(lock, 'utf8');
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null;
  }
}

/** Whether nobody holds a lock any more. */
async function isLeft(lock: string, holder: string): Promise<boolean> {
  const pid = Number(holder);
  if (!Number.isInteger(pid) || pid <= 0) {
    const made = await stat(lock).catch(() => undefined);
    return made !== undefined && Date.now() - made.mtimeMs > EMPTY_MS;
  }
  // within this program the queue decides; a container gives every program the same number
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Takes a lock away that was left; one that somebody made anew meanwhile is put back. */
async function breakOpen(lock: string, left: string): Promise<void> {
  const aside = join(dirname(lock), `.${process.pid}.left~`);
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8').catch(() => left)) !== left) await link(aside, lock).catch(() => {});
  await rm(aside, { force: true });
}
