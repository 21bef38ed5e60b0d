import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandData } from '@marquee/brand/data';
import type { Site } from '@marquee/brand/siteIndex';
import type { prerender as Prerender } from '../src/prerender.tsx';
import type { Materials } from './materials.ts';
import { type Bundle, makePage } from './page.ts';

export interface SiteOptions {
  dist: string;
  materials: Materials;
  bundle: Bundle;
  prerender: typeof Prerender;
}

/** Writes a brand's pages and files and answers its entry in `sites.json`. */
export async function makeSite({ dist, materials, bundle, prerender }: SiteOptions): Promise<Site> {
  const { data } = materials;
  const entrance = data.loginRequiredForHome ? '/login' : '/';
  const words = await prerender({
    brand: data,
    overrides: materials.overrides[data.languages.default] ?? {},
    paths: [...new Set([entrance, '/login'])],
  });
  // where a login comes first, every address shows the login page until there is a session (SHELL-03)
  const pages = {
    '/index.html': makePage(materials, bundle, words, entrance),
    '/login.html': makePage(materials, bundle, words, '/login'),
    '/200.html': makePage(materials, bundle, words, data.loginRequiredForHome ? entrance : undefined),
  };
  const files = new Map<string, string | Uint8Array>(materials.files);
  for (const [file, page] of Object.entries(pages)) files.set(file, page.html);
  await writeFiles(path.join(dist, 'sites', data.id), files);
  await writeFiles(dist, materials.assets);
  // so that the folder of one brand is a whole site for a host that knows nothing of others
  await symlink('../../assets', path.join(dist, 'sites', data.id, 'assets'), 'dir');
  return {
    id: data.id,
    hosts: data.domains,
    pages: Object.fromEntries(Object.entries(pages).map(([file, { hashes }]) => [file, hashes])),
    sources: {
      api: [...new Set([...apiOrigins(data.api), ...data.hosts.api])],
      image: data.hosts.image,
      frame: data.hosts.frame,
      script: data.hosts.script,
      service: data.hosts.service,
    },
  };
}

/** Writes files by their address under a folder. */
export async function writeFiles(root: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [address, content] of files) {
    const file = path.join(root, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function apiOrigins({ origin, environments }: BrandData['api']): string[] {
  return [origin, ...environments.map((environment) => environment.origin)].filter((address) => address !== 'self');
}
