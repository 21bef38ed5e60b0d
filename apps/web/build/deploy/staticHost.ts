import { cacheControl, commonHeaders, pagePolicy, workerAddress } from '@marquee/brand/siteHeaders';
import type { PageHashes, Site } from '@marquee/brand/siteIndex';

/**
 * `_headers` and `_redirects` of a brand for hosts that serve a folder and read these two files. No two rules set the
 * same header for one address: hosts join such values, and two policies joined allow only what both allow.
 */
export function staticHostFiles(site: Site): Map<string, string> {
  return new Map([
    ['/_headers', headers(site)],
    ['/_redirects', redirects(site)],
  ]);
}

function headers(site: Site): string {
  const everywhere = {
    ...commonHeaders(true),
    // one policy for all pages of the brand: such hosts choose headers by address, and routes have no end
    'Content-Security-Policy': pagePolicy(allHashes(site), site.sources),
    'X-Release': site.release,
  };
  const rules = [
    rule('/*', everywhere),
    rule('/assets/*', { 'Cache-Control': cacheControl.hashed }),
    rule(workerAddress, { 'Cache-Control': cacheControl.worker }),
  ];
  return rules.join('\n');
}

function rule(path: string, values: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

function allHashes({ pages }: Site): PageHashes {
  const all = Object.values(pages);
  return {
    script: [...new Set(all.flatMap(({ script }) => script))],
    style: [...new Set(all.flatMap(({ style }) => style))],
  };
}

/**
 * Pages by the address of their route, and the shell for every address without a file. A hashed file that is not there is
 * said to be missing: answered with the shell, it would be kept as that file for a year.
 */
function redirects({ pages }: Site): string {
  const routes = Object.keys(pages).flatMap((file) => routeOf(file) ?? []);
  return `${[...routes.map((route) => `${route} ${route}.html 200`), '/assets/* /200.html 404', '/* /200.html 200'].join('\n')}\n`;
}

/** The route that a page of its own is for; none for home, which is found by its name, and for the shell. */
export function routeOf(file: string): string | undefined {
  return file === '/index.html' || file === '/200.html' ? undefined : file.replace(/\.html$/, '');
}
