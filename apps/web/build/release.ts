import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A stamp of what was built (WEB-08): the same sources give the same stamp on any machine. Hashed names stand for their
 * contents, so only the pages are read.
 */
export async function releaseStamp(dist: string): Promise<string> {
  const hash = createHash('sha256');
  // with their types, for without them Node goes through the link to all assets that each brand's folder bears
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  for (const name of files) {
    hash.update(name);
    if (name.endsWith('.html')) hash.update(await readFile(path.join(dist, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
