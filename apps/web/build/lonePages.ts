import { text } from '@marquee/brand/pageHead';
import { languageOf } from '@marquee/i18n/languages';
import { writeSettled } from '@marquee/theme/css';
import type { LonePage, LonePages } from '../src/prerender.tsx';
import { stampOf } from './deploy/stamp.ts';
import { cspHash, jsonBlock } from './document.ts';
import type { Materials } from './materials.ts';
import type { Bundle, Page } from './page.ts';
import { OLD_BROWSER_PAGE, prepaintScript } from './prepaint.ts';
import type { Standalone } from './standalone.ts';

export const OFFLINE_PAGE = '/offline.html';

/** Pages of a brand that show when the app cannot, by their address. */
export function lonePages(
  materials: Materials,
  bundle: Bundle,
  { offline, oldBrowser }: LonePages,
  { offlinePage }: Standalone,
): Record<string, Page> {
  const { data } = materials;
  const css = materials.css + writeSettled(bundle.css + bundle.messagePageCss, materials.settled);
  const prepaint = prepaintScript(data, { theme: data.theme.default, color: data.theme.frame });
  const scripted = {
    head: `<script>${prepaint}</script>`,
    end: `<script type="application/json" id="texts">${jsonBlock(offline.texts)}</script>\n<script>${offlinePage}</script>`,
  };
  return {
    [OFFLINE_PAGE]: {
      html: lonePage(materials, css, offline, scripted),
      hashes: { script: [cspHash(prepaint), cspHash(offlinePage)], style: [cspHash(css)] },
    },
    [OLD_BROWSER_PAGE]: {
      html: lonePage(materials, css, oldBrowser, { head: '', end: '' }),
      hashes: { script: [], style: [cspHash(css)] },
    },
  };
}

/** The worker of a brand, or the one that takes it away again. */
export function workerScript(
  { data }: Materials,
  { worker, leavingWorker }: Standalone,
  page: Page,
  release: string,
): string {
  if (!data.offline) return leavingWorker;
  const files = [...new Set([data.logo.light.src, data.logo.dark.src])];
  const revision = stampOf([[files.join(), page.html]]);
  return `const OFFLINE=${JSON.stringify({ release, page: OFFLINE_PAGE, files, revision })};\n${worker}`;
}

function lonePage({ data }: Materials, css: string, { title, body }: LonePage, scripts: { head: string; end: string }) {
  const { bcp47, direction } = languageOf(data.languages.default);
  return `<!doctype html>
<html lang="${bcp47}" dir="${direction}" data-theme="${data.theme.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${text(data.theme.frame[data.theme.default])}">
<title>${text(title)}</title>
${scripts.head}
<style id="theme">${css}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>${body}
${scripts.end}
</body>
</html>
`;
}
