import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteIndex } from '@marquee/brand/siteIndex';
import { nginxConfig } from './nginx.ts';

/** Where releases lie on a server unless said otherwise. */
export const usualPlace = '/srv/marquee';

/** Writes what servers other than our own need to know of a build: `deploy/nginx.conf`. */
export async function writeDeploy(dist: string, index: SiteIndex): Promise<void> {
  const folder = path.join(dist, 'deploy');
  await mkdir(folder, { recursive: true });
  // the folder of the release, not `current`: pages and the policies that allow their styles change in one step
  const root = `${usualPlace}/releases/${index.release}`;
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(index, { root, listen: ['80', '[::]:80'] }));
}
