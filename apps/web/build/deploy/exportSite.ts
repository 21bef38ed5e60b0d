import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withHead } from '@marquee/brand/pageHead';
import { headMarkupAt, headsFile, type SiteHeads } from '@marquee/brand/siteHeads';
import * as z from 'zod';
import { Advice } from '../../../../scripts/setup.mjs';
import { readHeads } from './readHeads.ts';
import { assetsIn, readBuild } from './releases.ts';

const owned = z.array(z.string().startsWith('/assets/'));

/** Where a build notes which hashed files are one brand's own. */
export const ownAssetsFile = (id: string) => `deploy/assets/${id}.json`;

/**
 * Copies the site of one brand into a folder that a static host can serve as it is: no link, and no file that is
 * another brand's. On Cloudflare Pages the rules of `_redirects` go before files, so that one for every path would hide
 * them all; it answers a path without a file with the page of home, and needs no such rules.
 */
export async function exportSite(dist: string, id: string, to: string, cloudflare = false): Promise<void> {
  const index = await readBuild(dist);
  const { sites } = index;
  const ids = sites.map((site) => site.id);
  if (!ids.includes(id)) throw new Advice(`There is no brand ${id} in ${dist}; there are ${ids.join(', ')}.`);
  const [its, others] = [await ownAssets(dist, id), new Set<string>()];
  for (const other of ids) if (other !== id) for (const address of await ownAssets(dist, other)) others.add(address);
  for (const address of its) others.delete(address);

  await makeRoom(to);
  await mkdir(path.dirname(path.resolve(to)), { recursive: true });
  const site = path.join(dist, 'sites', id);
  const left = ['assets', headsFile.slice(1), ...(cloudflare ? ['_redirects'] : [])].map((name) =>
    path.join(site, name),
  );
  await cp(site, to, { recursive: true, filter: (source) => !left.includes(source) });
  const heads = (await readHeads(dist, index)).get(id);
  if (heads) await writePages(to, heads, !cloudflare);
  for (const name of await assetsIn(dist)) {
    const address = `/assets/${name.replace(/\.(?:br|gz)$/, '')}`;
    if (!others.has(address)) await cp(path.join(dist, 'assets', name), path.join(to, 'assets', name));
  }
  // the page that Cloudflare takes for what is missing there, instead of home's
  if (cloudflare) await writeFile(path.join(to, 'assets/404.html'), MISSING);
}

const MISSING = '<!doctype html>\n<meta charset="utf-8">\n<title>404</title>\n404\n';

/** Takes an export of before away. A folder that holds anything else is not ours to empty. */
async function makeRoom(to: string): Promise<void> {
  const there = await readdir(to).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new Advice(`${to} cannot be written (${error.code}). Name a folder with --to.`);
  });
  if (there.length > 0 && !['_headers', 'index.html', 'assets'].every((name) => there.includes(name)))
    throw new Advice(`${to} holds something else than an export. Name an empty folder, or a new one, with --to.`);
  await rm(to, { recursive: true, force: true });
}

/** A page for each route that had none: the shell under the head of the route, in the brand's own language (WEB-03). */
async function writePages(to: string, heads: SiteHeads, withRules: boolean): Promise<void> {
  const shell = await readFile(path.join(to, '200.html'), 'utf8');
  const [own = '', ...others] = Object.keys(heads.languages);
  const rules: string[] = [];
  for (const route of Object.keys(heads.pages)) {
    const head = headMarkupAt(heads, route, own);
    const file = fileOf(route);
    // what was made for its route stays
    const made = await writeFile(path.join(to, file), withHead(shell, head ?? ''), { flag: 'wx' }).then(
      () => true,
      ifThere,
    );
    if (made) rules.push(`${file.replace(/\.html$/, '')} ${file} 200`);
  }
  if (!withRules) {
    if (others.length > 0) await leaveAddressOut(to);
    return;
  }
  const asked = await Promise.all(others.map((code) => writeLanguage(to, heads, code)));
  const redirects = path.join(to, '_redirects');
  await writeFile(redirects, [...asked.flat(), ...rules, await readFile(redirects, 'utf8')].join('\n'));
}

const fileOf = (route: string) => `${route === '/' ? '/index' : route.replace(/\.html$/, '')}.html`;

/**
 * The pages that may be found, under their heads in a further language, and the rules that send them where `?lang=` asks for
 * it: before files, which the same address has in the brand's own language.
 */
async function writeLanguage(to: string, heads: SiteHeads, code: string): Promise<string[]> {
  const rules: string[] = [];
  for (const [route, { at }] of Object.entries(heads.pages)) {
    const head = headMarkupAt(heads, route, code);
    if (at === undefined || head === undefined) continue;
    const file = `/lang/${code}${fileOf(route)}`;
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), withHead(await readFile(path.join(to, fileOf(route)), 'utf8'), head));
    rules.push(`${route} lang=${code} ${file} 200!`);
  }
  return rules;
}

/**
 * A host that chooses pages by path alone sends one page for all languages. It says which there are, but not that its address
 * is that of the first: the script says so for the language it shows, and of two addresses search engines would keep this one.
 */
async function leaveAddressOut(to: string): Promise<void> {
  const own = /<(?:link rel="canonical"|meta property="og:url")[^>]*>\n?/g;
  for (const name of await readdir(to)) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(to, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(own, ''));
  }
}

function ifThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error;
  return false;
}

async function ownAssets(dist: string, id: string): Promise<Set<string>> {
  return new Set(owned.parse(JSON.parse(await readFile(path.join(dist, ownAssetsFile(id)), 'utf8'))));
}
