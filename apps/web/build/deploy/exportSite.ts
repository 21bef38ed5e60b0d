import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { assetsIn, ReleaseProblem, readBuild } from './releases.ts';

const owned = z.array(z.string().startsWith('/assets/'));

/** Where a build notes which hashed files are one brand's own. */
export const ownAssetsFile = (id: string) => `deploy/assets/${id}.json`;

/**
 * Copies the site of one brand into a folder that a static host can serve as it is: no link, and no file that is
 * another brand's. On Cloudflare Pages the rules of `_redirects` go before files, so that one for every path would hide
 * them all; it answers a path without a file with the page of home, and needs no such rules.
 */
export async function exportSite(dist: string, id: string, to: string, cloudflare = false): Promise<void> {
  const { sites } = await readBuild(dist);
  const ids = sites.map((site) => site.id);
  if (!ids.includes(id)) throw new ReleaseProblem(`There is no brand ${id} in ${dist}; there are ${ids.join(', ')}.`);
  const [its, others] = [await ownAssets(dist, id), new Set<string>()];
  for (const other of ids) if (other !== id) for (const address of await ownAssets(dist, other)) others.add(address);
  for (const address of its) others.delete(address);

  await rm(to, { recursive: true, force: true });
  await mkdir(path.dirname(path.resolve(to)), { recursive: true });
  const site = path.join(dist, 'sites', id);
  const left = ['assets', ...(cloudflare ? ['_redirects'] : [])].map((name) => path.join(site, name));
  await cp(site, to, { recursive: true, filter: (source) => !left.includes(source) });
  for (const name of await assetsIn(dist)) {
    const address = `/assets/${name.replace(/\.(?:br|gz)$/, '')}`;
    if (!others.has(address)) await cp(path.join(dist, 'assets', name), path.join(to, 'assets', name));
  }
}

async function ownAssets(dist: string, id: string): Promise<Set<string>> {
  return new Set(owned.parse(JSON.parse(await readFile(path.join(dist, ownAssetsFile(id)), 'utf8'))));
}
