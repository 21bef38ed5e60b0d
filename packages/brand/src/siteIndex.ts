import { normaliseHost } from '@marquee/domain/host';
import * as z from 'zod';

/**
 * What the build tells the server about the sites it made: `dist/sites.json`. Files are not listed here; the server reads
 * them from the folder (`sites/<id>/…` at the root of a brand's host, `assets/…` shared by all).
 */

/** A host name already in the spelling of `normaliseHost`. */
const host = z.string().refine((text) => normaliseHost(text) === text, { error: 'not a normalised host name' });

/** A CSP source without path, quote or separator, so that it can never break out of its directive (CSP3 host-source). */
const source = z.string().regex(/^(https?|wss?):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/, {
  error: 'not a source like https://*.example.com',
});

/** Hash source of an inline element, without its quotes (CSP3 hash-source). */
const hash = z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, { error: 'not a hash like sha256-…' });

const pageHashes = z.object({
  /** inline scripts of the page that may run */
  script: z.array(hash),
  /** inline style elements of the page that may apply */
  style: z.array(hash),
});

const site = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** stamp of what this brand's pages and files are; stands in each page (WEB-08) */
  release: z.string().regex(/^[\w.-]+$/),
  /** the pack's domains; `<id>.localhost` is implied */
  hosts: z.array(host),
  /** paths that search engines may show; a page at any other is answered with `X-Robots-Tag: noindex` (WEB-03) */
  listed: z.array(z.string().startsWith('/')).optional(),
  /** by address of the HTML file under the site's root, e.g. `/index.html` */
  pages: z.record(z.string().startsWith('/'), pageHashes),
  /** where each kind of traffic may go besides the site itself; `api` holds the API origins of every environment */
  sources: z.object({
    api: z.array(source),
    image: z.array(source),
    frame: z.array(source),
    script: z.array(source),
    service: z.array(source),
    /** where errors and vitals go (WEB-05) */
    report: z.array(source).optional(),
  }),
});

const unknownHostPage = z.object({
  /** BCP 47 */
  tag: z.string(),
  /** under `dist`, e.g. `/invalid-url/EN.html` */
  file: z.string().startsWith('/'),
  hashes: pageHashes,
});

const siteIndex = z.object({
  /** stamp of this build, sent with every answer (WEB-08) */
  release: z.string().regex(/^[\w.-]+$/),
  sites: z.array(site),
  /** pages for a host that belongs to no brand (BRAND-11); the first is the default */
  unknownHost: z.tuple([unknownHostPage], unknownHostPage),
});

export type SiteIndex = z.infer<typeof siteIndex>;
export type Site = z.infer<typeof site>;
export type PageHashes = z.infer<typeof pageHashes>;

/** Reads `sites.json`. Throws with the place of each mistake: a half-read index must not be served. */
export function parseSiteIndex(text: string): SiteIndex {
  const parsed = siteIndex.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`sites.json cannot be used:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every host that leads to a site (BRAND-11): its domains, and its id under `localhost` for development. */
export function siteHosts(index: Pick<SiteIndex, 'sites'>): Map<string, Site> {
  const hosts = new Map<string, Site>();
  for (const entry of index.sites) {
    for (const name of [`${entry.id}.localhost`, ...entry.hosts]) {
      const other = hosts.get(name);
      if (other && other !== entry) throw new Error(`host ${name} is claimed by ${other.id} and ${entry.id}`);
      hosts.set(name, entry);
    }
  }
  return hosts;
}
