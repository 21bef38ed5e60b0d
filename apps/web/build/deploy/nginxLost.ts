import type { SiteHeads } from '@marquee/brand/siteHeads';
import { LONGEST } from './nginxHeads.ts';

/** By which a location asks for the page that says that there is none; a visitor reads 404 (RFC 9110, 15.5.5). */
export const LOST = 418;

/** Variable of a brand that is not empty for an address without a page. */
export const lostVariable = (id: string) => `$marquee_lost_${id.replaceAll('-', '_')}`;

/**
 * Tells the addresses of a brand that have no page (SHELL-01), decoded and with or without a slash at their end. Nothing where
 * the build does not say which pages there are, or there are more than nginx reads at once: every address has one then.
 */
export function lostMap(id: string, { pages, rest }: Pick<SiteHeads, 'pages' | 'rest'>): string | undefined {
  if (rest === undefined) return undefined;
  const paths = [...Object.keys(pages), ...rest].map((path) => path.replaceAll('.', '\\.'));
  const known = `~^(?:${paths.join('|')})/?$`;
  if (Buffer.byteLength(known) >= LONGEST || !/^[~^(?:)$|\w./\\-]+$/.test(known)) return undefined;
  return `map $uri ${lostVariable(id)} { default 1; "${known}" ""; }`;
}
