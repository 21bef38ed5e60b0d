import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteIndex, type Site, type SiteIndex, siteHosts } from '@marquee/brand/siteIndex';
import { normaliseHost } from '@marquee/domain/host';
import { plainPath } from '@marquee/domain/plainPath';
import type { SiteFile, SiteFiles } from './files.ts';

export const indexName = 'sites.json';

/** Reads the index of a build; says what to do when there is none, or none that can be used. */
export function readIndex(dist: string): SiteIndex {
  const path = join(dist, indexName);
  try {
    return parseSiteIndex(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${dist} holds no built site (${indexName} is missing): run "pnpm build" first`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be used: run "pnpm build" again\n${reason}`, { cause: error });
  }
}

/** Host name → brand; with `only`, that brand for every host. */
export function siteFinder(index: SiteIndex, only: string | undefined): (host: string) => Site | undefined {
  if (only === undefined) {
    const hosts = siteHosts(index);
    return (host) => hosts.get(normaliseHost(host) ?? '');
  }
  const site = index.sites.find(({ id }) => id === only);
  if (!site) throw new Error(`there is no brand ${only}; there are ${index.sites.map(({ id }) => id).join(', ')}`);
  return () => site;
}

/** Path as the file list spells it; null when its escapes are broken. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Paths of the platform (section 7) and of well-known services: a file may lie there, but no page of the app. */
const notOfTheApp = /^\/(?:wps|lgw|lotto|\.well-known)\//;

/** Headers that tell a visit from a call; a browser sends the mode (Fetch Metadata), a link preview may send neither. */
export interface AskHeaders {
  accept: string | undefined;
  /** `Sec-Fetch-Mode` */
  mode: string | undefined;
}

/** A call that was meant for the platform must not be answered with a page. */
function takesPage(pathname: string, { accept, mode = 'navigate' }: AskHeaders): boolean {
  if (notOfTheApp.test(pathname) || mode !== 'navigate') return false;
  return accept === undefined || /text\/html|\*\/\*/i.test(accept);
}

/** The page for every route that has none of its own. */
export const shellName = '/200.html';

/**
 * Which file answers an address: one of the brand, a shared asset, or the page of a route. Routes have no extension, or
 * `.html`; what the brand has no page of its own for gets the shell `200.html`, and the app finds the screen.
 */
export function findFile(files: SiteFiles, site: Site, pathname: string, headers: AskHeaders): SiteFile | undefined {
  // `_headers` and `_redirects` are for static hosts to read, not for players
  const own = (path: string) => (path.startsWith('/_') ? undefined : files.find(`/sites/${site.id}${path}`));
  const exact = pathname.endsWith('/') ? own(`${pathname}index.html`) : own(pathname);
  if (exact) return exact;
  if (pathname.startsWith('/assets/')) return files.find(pathname);
  const route = plainPath(pathname);
  const isRoute = !/\.[^/]+$/.test(route) || route.endsWith('.html');
  return isRoute && takesPage(pathname, headers) ? (own(`${route}.html`) ?? own(shellName)) : undefined;
}
