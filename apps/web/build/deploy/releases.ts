import { cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteIndex, type SiteIndex } from '@marquee/brand/siteIndex';
import * as z from 'zod';
import { Advice } from '../../../../scripts/setup.mjs';
import { type NginxOptions, nginxConfig } from './nginx.ts';
import { readHeads } from './readHeads.ts';

/** Releases that stay, to go back to. */
const KEPT = 5;
const HISTORY = 'history.json';

const history = z.array(z.string().regex(/^[\w.-]+$/));

/** The index of a build. @throws Advice where there is none */
export async function readBuild(dist: string): Promise<SiteIndex> {
  const text = await readFile(path.join(dist, 'sites.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Advice(`${dist} holds no build. Run: pnpm build`);
  return parseSiteIndex(text);
}

/** The hashed files of a build, those of a brand in a folder of its own, by their path under `assets`. */
export async function assetsIn(dist: string): Promise<string[]> {
  const assets = path.join(dist, 'assets');
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(assets, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/** The releases of a place, oldest first, and the one that is served. */
export async function listReleases(place: string): Promise<{ releases: string[]; current: string | undefined }> {
  const text = await readFile(path.join(place, HISTORY), 'utf8').catch(() => '[]');
  const current = await readlink(path.join(place, 'current')).catch(() => undefined);
  return {
    releases: history.parse(JSON.parse(text)),
    current: current === undefined ? undefined : path.basename(current),
  };
}

/**
 * Puts a build beside the last ones and points `current` at it, in one step (WEB-08). The hashed files of the release
 * before come along, so that a page which was opened before goes on to find its chunks (WEB-06).
 */
export async function publish(
  dist: string,
  place: string,
  server: Omit<NginxOptions, 'root' | 'heads'>,
): Promise<{ release: string; before: string | undefined }> {
  const index = await readBuild(dist);
  const { release } = index;
  const { releases, current } = await listReleases(place);
  const folder = path.join(place, 'releases', release);
  if (!releases.includes(release)) {
    // made aside, so that what lies under its name is whole
    const aside = path.join(place, 'releases', `.${release}`);
    await rm(aside, { recursive: true, force: true });
    await mkdir(path.dirname(aside), { recursive: true });
    await cp(dist, aside, { recursive: true, verbatimSymlinks: true });
    const own = await assetsIn(aside);
    await writeFile(path.join(aside, 'deploy/assets.json'), JSON.stringify(own));
    if (current !== undefined) await bringAssets(path.join(place, 'releases', current), aside, own);
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  }
  await writeFile(
    path.join(folder, 'deploy/nginx.conf'),
    nginxConfig(index, { ...server, root: path.resolve(folder), heads: await readHeads(folder, index) }),
  );
  const order = [...releases.filter((one) => one !== release), release];
  await pointAt(place, release);
  await remember(place, order.slice(-KEPT));
  for (const old of order.slice(0, -KEPT))
    await rm(path.join(place, 'releases', old), { recursive: true, force: true });
  return { release, before: current };
}

/** Points `current` at the release before, or at the one that is named. */
export async function goBack(place: string, wanted?: string): Promise<{ release: string; before: string }> {
  const { releases, current } = await listReleases(place);
  if (current === undefined) throw new Advice(`${place} has no release.`);
  const release = wanted ?? releases[releases.indexOf(current) - 1];
  if (release === undefined) throw new Advice(`There is no release before ${current}.`);
  if (!releases.includes(release)) {
    throw new Advice(`There is no release ${release}; there are ${releases.join(', ')}.`);
  }
  await pointAt(place, release);
  return { release, before: current };
}

/** A link is changed by a rename: there is no moment without one. */
async function pointAt(place: string, release: string): Promise<void> {
  const next = path.join(place, '.current');
  await rm(next, { force: true });
  await symlink(path.join('releases', release), next, 'dir');
  const current = path.join(place, 'current');
  const there = await lstat(current).catch(() => undefined);
  if (there && !there.isSymbolicLink()) throw new Advice(`${current} is no link. Move it away first.`);
  await rename(next, current);
}

async function remember(place: string, releases: readonly string[]): Promise<void> {
  const next = path.join(place, `.${HISTORY}`);
  await writeFile(next, `${JSON.stringify(releases)}\n`);
  await rename(next, path.join(place, HISTORY));
}

/** Copies what only the release before has, but not what that one had brought along itself. */
async function bringAssets(from: string, to: string, own: readonly string[]): Promise<void> {
  const listed = await readFile(path.join(from, 'deploy/assets.json'), 'utf8').catch(() => '[]');
  for (const name of z.array(z.string()).parse(JSON.parse(listed))) {
    if (own.includes(name)) continue;
    await cp(path.join(from, 'assets', name), path.join(to, 'assets', name));
  }
}
