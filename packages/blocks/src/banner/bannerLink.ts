import { safeUrl } from '@marquee/domain/url';
import type { Banner } from '@marquee/sdk/contract/content/notice';

/** Where a banner leads: a page of this site, or another site that the brand allows. */
export type BannerLink =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly href: string };

export interface LinkRules {
  /** whether this site has such a page */
  hasPage: (path: string) => boolean;
  /** host patterns that may be opened */
  services: readonly string[];
}

/** A path of this site: `/x`, but not `//host` or `/\host`, which leave it. */
const PATH = /^\/(?![/\\])\S*$/;

/**
 * Reads where a click on a banner leads, or `null` when it is not clickable: without a linkage type (SHELL-12), to a page
 * that is not there, or to a place the brand does not allow.
 */
export function bannerLink({ linkageType, linkageUrl }: Banner, { hasPage, services }: LinkRules): BannerLink | null {
  if (!linkageType || !linkageUrl) return null;
  if (PATH.test(linkageUrl)) return hasPage(linkageUrl) ? { kind: 'page', path: linkageUrl } : null;
  const href = safeUrl(linkageUrl, services);
  return href === null ? null : { kind: 'site', href };
}

/** The address of a picture of the platform: on this origin, or on a host the brand allows pictures from (SHELL-18); else `null`. */
export function pictureAddress(url: string, images: readonly string[]): string | null {
  return PATH.test(url) ? url : safeUrl(url, images);
}

/** The address of a banner's picture. */
export function bannerPicture({ url }: Banner, images: readonly string[]): string | null {
  return pictureAddress(url, images);
}
