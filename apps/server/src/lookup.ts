import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteIndex, type Site, type SiteIndex, siteHosts } from '@marquee/brand/siteIndex';
import { normaliseHost } from '@marquee/domain/host';
import type { SiteFile, SiteFiles } from './files.ts';

/** Reads the index of a build; says what to do when there is none. */
export function readIndex(dist: string): SiteIndex {
  try {
    return parseSiteIndex(readFileSync(join(dist, 'sites.json'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${dist} holds no built site (sites.json is missing): run "pnpm build" first`);
    throw error;
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

/**
 * Which file answers an address: one of the brand, a shared asset, or the page of a route. Routes have no extension, or
 * `.html`; what the brand has no page of its own for gets the shell `200.html`, and the app finds the screen.
 */
export function findFile(
  files: SiteFiles,
  site: Site,
  pathname: string,
  accept: string | undefined,
): SiteFile | undefined {
  const own = (path: string) => files.find(`/sites/${site.id}${path}`);
  const exact = pathname.endsWith('/') ? own(`${pathname}index.html`) : own(pathname);
  if (exact) return exact;
  if (pathname.startsWith('/assets/')) return files.find(pathname);
  const isRoute = !/\.[^/]+$/.test(pathname) || pathname.endsWith('.html');
  // a call that was meant for the platform must not be answered with a page
  const takesPage = accept === undefined || /text\/html|\*\/\*/.test(accept);
  return isRoute && takesPage ? (own(`${pathname}.html`) ?? own('/200.html')) : undefined;
}
