import type { BrandData } from '@marquee/brand/data';
import { text } from '@marquee/brand/pageHead';
import type { Prerendered } from '../../src/prerender.tsx';

/**
 * `robots.txt` and `sitemap.xml` of a brand (WEB-03). Every page may be read, for one that may not be fetched cannot say
 * that it is not to be listed; the map has the pages that everyone may see, each in each language with the others.
 */
export function searchFiles({ domains: [domain] }: Pick<BrandData, 'domains'>, map: Prerendered['map']) {
  return new Map([
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: https://${domain}/sitemap.xml\n`],
    ['/sitemap.xml', sitemap(map)],
  ]);
}

/** Sitemap protocol 0.9, languages as Google reads them. */
function sitemap(map: Prerendered['map']): string {
  const pages = map.map(({ address, alternates }) => {
    const others = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${text(href)}"/>`,
    );
    return `<url><loc>${text(address)}</loc>${others.join('')}</url>`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${pages.join('\n')}\n</urlset>\n`;
}
