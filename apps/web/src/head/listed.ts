import type { BrandData } from '@marquee/brand/data';
import { addressesOf, addressIn } from '@marquee/brand/pageHead';
import { languageOf } from '@marquee/i18n/languages';
import { isHome, redirectFor } from '../access.ts';
import { gamePages } from '../gamePages.ts';
import { hasPage, pages } from '../pages.ts';
import { routeHeads } from './routeHeads.ts';

type Listing = Pick<BrandData, 'domains' | 'languages' | 'loginRequiredForHome' | 'registration' | 'games' | 'id'>;

/** The address that search engines are told of a page: its own, or that of the page it is another spelling of. */
export function canonicalPath(path: string, { loginRequiredForHome }: Pick<Listing, 'loginRequiredForHome'>): string {
  // where a login comes first, home is the login page (SHELL-03)
  if (isHome(path)) return loginRequiredForHome ? '/login' : '/';
  return routeHeads.get(path)?.canonical ?? path;
}

/** Whether a page of a brand is for everyone to find: it exists, nobody must log in for it, and the head says what it offers. */
export function isListed(path: string, brand: Listing): boolean {
  if (isHome(path)) return true;
  const open = redirectFor({ loginRequired: brand.loginRequiredForHome, signedIn: false, path }) === null;
  const takesNobody = brand.registration !== 'direct' && canonicalPath(path, brand) === '/register';
  return open && !takesNobody && routeHeads.get(path)?.about !== undefined && hasPage(path, brand.games.off);
}

/** Every path of a brand that search engines may show, other spellings with it. Derived from the table of routes. */
export function listedPaths(brand: Listing): string[] {
  const routes = ['/', '/index', '/index.html', '/home', ...gamePages.keys(), ...pages.keys()];
  return [...new Set(routes)].filter((path) => isListed(path, brand));
}

/** Where a brand’s pages are, and the tags of its languages by their codes, its own first. */
export function addressesFrom({ domains: [domain = 'localhost'], languages }: Pick<Listing, 'domains' | 'languages'>) {
  const codes = [...new Set([languages.default, ...languages.supported])];
  const tags = Object.fromEntries(codes.map((code) => [code, languageOf(code).bcp47]));
  return { origin: `https://${domain}`, languages: tags };
}

/** Where a page is found in a language: without `?lang=` in the brand's own. */
export function pageAddress(
  path: string,
  language: Listing['languages']['default'],
  brand: Pick<Listing, 'domains' | 'languages'>,
): string {
  return addressIn(addressesFrom(brand).origin, path, language, brand.languages.default);
}

/** The same page in every language of the brand. */
export function alternates(path: string, brand: Pick<Listing, 'domains' | 'languages'>) {
  return addressesOf(addressesFrom(brand), path);
}
