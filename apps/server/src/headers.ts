import {
  cacheControl,
  commonHeaders,
  pagePolicy,
  picturePolicy,
  unlisted,
  workerAddress,
  workerPolicy,
} from '@marquee/brand/siteHeaders';
import type { PageHashes, Site } from '@marquee/brand/siteIndex';
import type { SiteFile } from './files.ts';

type Values = Readonly<Record<string, string>>;

/** Headers of every answer: the release that gives it, and what a browser must not do with it. */
export function releaseHeaders(release: string, secure: boolean): Values {
  return { 'X-Release': release, ...commonHeaders(secure) };
}

/** Headers of a file of a brand; `hashes` are those of a page, `isListed` whether search engines may show it. */
export function fileHeaders(file: SiteFile, site: Site, hashes: PageHashes | undefined, isListed: boolean): Values {
  if (file.address === `/sites/${site.id}${workerAddress}`) {
    return { 'Content-Security-Policy': workerPolicy, 'Cache-Control': cacheControl.worker };
  }
  const isHashed = /^(\/sites\/[^/]+)?\/assets\//.test(file.address);
  return {
    ...(hashes && { 'Content-Security-Policy': pagePolicy(hashes, site.sources) }),
    ...(/svg|xml/.test(file.type) && { 'Content-Security-Policy': picturePolicy }),
    ...(!isListed && unlisted),
    'Cache-Control': cacheControl[hashes ? 'page' : isHashed ? 'hashed' : 'file'],
  };
}

/** Headers of an answer that is none. */
export const refusalHeaders: Values = {
  'Content-Type': 'text/plain; charset=UTF-8',
  'Cache-Control': cacheControl.refusal,
};
