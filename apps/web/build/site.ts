import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandData } from '@marquee/brand/data';
import { workerAddress } from '@marquee/brand/siteHeaders';
import { headsFile } from '@marquee/brand/siteHeads';
import type { Site } from '@marquee/brand/siteIndex';
import { GOOGLE } from '@marquee/sdk/phone/phoneSignIn';
import type { prerender as Prerender, prerenderLonePages as PrerenderLonePages } from '../src/prerender.tsx';
import { ownAssetsFile } from './deploy/exportSite.ts';
import { searchFiles } from './deploy/searchFiles.ts';
import { stamped, stampOf } from './deploy/stamp.ts';
import { staticHostFiles } from './deploy/staticHost.ts';
import { lonePages, OFFLINE_PAGE, workerScript } from './lonePages.ts';
import type { Materials } from './materials.ts';
import { type Bundle, makePage, type Page } from './page.ts';
import type { Standalone } from './standalone.ts';

export interface SiteOptions {
  dist: string;
  materials: Materials;
  bundle: Bundle;
  scripts: Standalone;
  prerender: typeof Prerender;
  prerenderLonePages: typeof PrerenderLonePages;
}

/** Writes a brand's pages and files and answers its entry in `sites.json`. */
export async function makeSite(options: SiteOptions): Promise<Site> {
  const { dist, materials, bundle, scripts, prerender, prerenderLonePages } = options;
  const { data } = materials;
  const entrance = data.loginRequiredForHome ? '/login' : '/';
  const words = await prerender({
    brand: data,
    overrides: materials.overrides,
    paths: [...new Set([entrance, '/login'])],
  });
  const lone = lonePages(materials, bundle, await prerenderLonePages(data, materials.overrides), scripts);
  // where a login comes first, every address shows the login page until there is a session (SHELL-03)
  const pages = {
    '/index.html': makePage(materials, bundle, words, entrance),
    '/login.html': makePage(materials, bundle, words, '/login'),
    '/200.html': makePage(materials, bundle, words, data.loginRequiredForHome ? entrance : undefined),
    ...lone,
  };
  const files = new Map<string, string | Uint8Array>(materials.files);
  for (const [file, page] of Object.entries(pages)) files.set(file, page.html);
  for (const [file, content] of searchFiles(data, words.map)) files.set(file, content);
  files.set(headsFile, JSON.stringify(words.siteHeads));
  // what hashed names do not say already: pages, and files that keep their names
  const release = stampOf(files);
  for (const [file, page] of Object.entries(pages)) files.set(file, stamped(page.html, release));
  const offline = lone[OFFLINE_PAGE];
  if (offline) files.set(workerAddress, workerScript(materials, scripts, offline, release));
  const site = siteEntry(data, pages, words.listed, release);
  for (const [file, content] of staticHostFiles(site)) files.set(file, content);
  await writeFiles(path.join(dist, 'sites', data.id), files);
  const assets = new Map([...materials.assets, ...Object.values(pages).flatMap((page) => [...(page.assets ?? [])])]);
  await writeFiles(dist, assets);
  const own = JSON.stringify([...assets.keys()].sort());
  await writeFiles(dist, new Map([[`/${ownAssetsFile(data.id)}`, own]]));
  // so that the folder of one brand is a whole site for a host that knows nothing of others
  await symlink('../../assets', path.join(dist, 'sites', data.id, 'assets'), 'dir');
  return site;
}

/** A brand's entry in `sites.json`. */
function siteEntry(data: BrandData, pages: Readonly<Record<string, Page>>, listed: string[], release: string): Site {
  const phone = phoneSources(data.phoneSignIn);
  return {
    id: data.id,
    release,
    hosts: data.domains,
    listed,
    pages: Object.fromEntries(Object.entries(pages).map(([file, { hashes }]) => [file, hashes])),
    sources: {
      api: [...new Set([...apiOrigins(data.api), ...data.hosts.api, ...phone.service])],
      image: data.hosts.image,
      frame: [...new Set([...data.hosts.frame, ...phone.check])],
      script: data.hosts.script,
      service: data.hosts.service,
      report: data.reports ? [new URL(data.reports.url).origin] : [],
    },
  };
}

/** Writes files by their address under a folder. */
export async function writeFiles(root: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const placed = [...files].map(([address, content]) => ({ file: path.join(root, address), content }));
  for (const folder of new Set(placed.map(({ file }) => path.dirname(file)))) await mkdir(folder, { recursive: true });
  await Promise.all(placed.map(({ file, content }) => writeFile(file, content)));
}

function apiOrigins({ origin, environments }: BrandData['api']): string[] {
  return [origin, ...environments.map((environment) => environment.origin)].filter((address) => address !== 'self');
}

/** Google's phone sign-in, where a brand uses it (AUTH-18): reached by the page, but no host that a session may go to. */
function phoneSources(signIn: BrandData['phoneSignIn']): { service: string[]; check: string[] } {
  const originOf = (address: string) => (address.startsWith('/') ? [] : [new URL(address).origin]);
  if (!signIn) return { service: [], check: [] };
  return { service: originOf(signIn.serviceUrl ?? GOOGLE), check: originOf(signIn.checkUrl) };
}
