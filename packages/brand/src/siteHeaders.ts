import type { PageHashes, Site } from './siteIndex.ts';

const noSources: Site['sources'] = { api: [], image: [], frame: [], script: [], service: [] };

/**
 * Content security policy of a page (WEB-04): its own origin, the hosts that the pack names for each use, and its inline
 * elements by hash. Nothing else runs, loads or frames; there is no policy through which a string could become script.
 */
export function pagePolicy(hashes: PageHashes, sources: Site['sources'] = noSources): string {
  const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.script), ...sources.script],
    'style-src': ["'self'", ...quoted(hashes.style)],
    // data: and blob: are the captcha picture and pictures that the page draws itself
    'img-src': ["'self'", 'data:', 'blob:', ...sources.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.api, ...sources.service, ...(sources.report ?? [])],
    'frame-src': ["'self'", ...sources.frame, ...sources.service],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // the policies of the site: what is written elsewhere is read through the first, the second starts its own workers, and
    // through the third what measures visits comes from its one address, after consent (SAFE-04)
    'trusted-types': ['marquee-plain-text', 'marquee-worker', 'marquee-analytics'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Policy of a picture that can carry script (SVG, XML) and might be opened by itself. */
export const picturePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Where the worker of a brand lies: browsers look for it there again and again, so it never bears another name. */
export const workerAddress = '/worker.js';

/** Policy of the worker: it asks its own site, and runs nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Powerful features that no screen uses; frames of game providers do not get them either. */
const denied = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Headers of every answer of the site, besides its release. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    // the login window has to reach its opener (AUTH-04), and providers open in windows
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    // only for the brand's own host: an operator may run plain-http services on subdomains (RFC 6797)
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/** Header of a page that is not for search engines to show (WEB-03). */
export const unlisted = { 'X-Robots-Tag': 'noindex' } as const;

/** How long an answer may be kept: pages name the hashed files of a release, so they are asked for each time. */
export const cacheControl = {
  page: 'no-cache',
  worker: 'no-cache',
  /** a file with its hash in its name never changes */
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  refusal: 'no-store',
} as const;
