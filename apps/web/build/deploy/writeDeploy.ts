import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteIndex } from '@marquee/brand/siteIndex';
import { nginxConfig } from './nginx.ts';
import { readHeads } from './readHeads.ts';

/** Where releases lie on a server unless said otherwise. */
export const usualPlace = '/srv/marquee';

/** Writes what servers other than our own need of a build: `deploy/nginx.conf`, and the page of Google's check (AUTH-18). */
export async function writeDeploy(dist: string, index: SiteIndex): Promise<void> {
  const folder = path.join(dist, 'deploy');
  await mkdir(folder, { recursive: true });
  // the folder of the release, not `current`: pages and the policies that allow their styles change in one step
  const root = `${usualPlace}/releases/${index.release}`;
  const heads = await readHeads(dist, index);
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(index, { root, listen: ['80', '[::]:80'], heads }));
  const page = await readFile(path.join(import.meta.dirname, 'phone-check.html'), 'utf8');
  await writeFile(path.join(folder, 'phone-check.html'), phoneCheckPage(page, index));
}

/** The page of the check, told which sites may hear from it. */
export function phoneCheckPage(page: string, { sites }: Pick<SiteIndex, 'sites'>): string {
  const origins = sites.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`));
  return page.replace('const sites = [];', `const sites = ${JSON.stringify(origins)};`);
}
