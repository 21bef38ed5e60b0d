import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { headsFile, parseSiteHeads, type SiteHeads } from '@marquee/brand/siteHeads';
import type { SiteIndex } from '@marquee/brand/siteIndex';

/** What the heads of each brand's pages say, as it lies in a build; a build of an older release has none. */
export async function readHeads(dist: string, { sites }: Pick<SiteIndex, 'sites'>): Promise<Map<string, SiteHeads>> {
  const read = await Promise.all(
    sites.map(async ({ id }) => {
      const json = await readFile(path.join(dist, 'sites', id, headsFile), 'utf8').catch(ifMissing);
      return json === undefined ? [] : [[id, parseSiteHeads(json)] as const];
    }),
  );
  return new Map(read.flat());
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
