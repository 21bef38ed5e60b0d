import path from 'node:path';
import { text } from '@marquee/brand/pageHead';
import type { SiteIndex } from '@marquee/brand/siteIndex';
import { languageOf } from '@marquee/i18n/languages';
import { themeCss } from '@marquee/theme/css';
import { resolveTheme } from '@marquee/theme/resolve';
import type { prerenderInvalidUrl as PrerenderInvalidUrl } from '../src/prerender.tsx';
import { stamped, stampOf } from './deploy/stamp.ts';
import { cspHash } from './document.ts';
import type { Bundle } from './page.ts';
import { writeFiles } from './site.ts';

/** A page that belongs to no brand leans to no brand's colour. */
const NEUTRAL = '#52606d';

/** Writes the pages for unknown hosts, one per language, without script; answers their entries in `sites.json` (BRAND-11). */
export async function invalidUrlPages(
  dist: string,
  bundle: Bundle,
  prerender: typeof PrerenderInvalidUrl,
): Promise<SiteIndex['unknownHost']> {
  const theme = resolveTheme({ seeds: { accent: NEUTRAL } });
  const css = darkByChoiceOfDevice(themeCss(theme)) + bundle.css + bundle.messagePageCss;
  const pages = await prerender();
  const entries = await Promise.all(
    pages.map(async ({ language, title, body }) => {
      const { bcp47, direction } = languageOf(language);
      const file = `/invalid-url/${language}.html`;
      const html = `<!doctype html>
<html lang="${bcp47}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>${body}</body>
</html>
`;
      await writeFiles(path.join(dist), new Map([[file, stamped(html, stampOf([[file, html]]))]]));
      return { tag: bcp47, file, hashes: { script: [], style: [cspHash(css)] } };
    }),
  );
  const [first, ...rest] = entries;
  if (!first) throw new Error('The product speaks no language.');
  return [first, ...rest];
}

/** Nothing was chosen here, and no script runs: the device decides between light and dark. */
function darkByChoiceOfDevice(css: string): string {
  return css.replace(/:root\[data-theme="dark"\](\{[^}]*\})/, '@media (prefers-color-scheme:dark){:root$1}');
}
