import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files by address, such as `/icons/192.png`. */
export type Files = Map<string, Buffer>;

/**
 * Files that are slow to make, kept under `<dir>/<owner>/<key>` until their key changes. A folder appears whole or not at
 * all, so a kill at any moment leaves nothing half made; only the newest key of an owner is kept.
 */
export async function cached(
  dir: string | undefined,
  owner: string,
  key: string,
  make: () => Promise<Files>,
): Promise<Files> {
  if (dir === undefined) return inOrder(await make());
  const folder = join(dir, owner, key);
  const kept = await readFolder(folder).catch(() => undefined);
  if (kept) return inOrder(kept);
  const files = await make();
  const draft = join(dir, owner, `.${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  for (const [address, bytes] of files) await writeFile(join(draft, encodeURIComponent(address)), bytes);
  // someone else may have made the same in the meantime
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  for (const old of await readdir(join(dir, owner))) {
    if (old !== key && !old.startsWith('.')) await rm(join(dir, owner, old), { recursive: true, force: true });
  }
  return inOrder(files);
}

/** A folder has no order of its own, and the same pack must give the same answer. */
function inOrder(files: Files): Files {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readFolder(folder: string): Promise<Files> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(
      names.map(async (name) => [decodeURIComponent(name), await readFile(join(folder, name))] as const),
    ),
  );
}
