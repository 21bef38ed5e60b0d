import { text } from '@marquee/brand/pageHead';
import { explanationOf } from '@marquee/brand-tools/codes/table';
import type { Finding } from '@marquee/brand-tools/finding';

export interface FindingsPage {
  title: string;
  findings?: readonly Finding[];
  /** addresses where a brand answers */
  instead?: readonly string[];
}

/**
 * What the dev server shows in place of a site whose pack is broken or not there: every finding with its place and its
 * mend, and where to go instead. The Vite client in it reloads the page when a pack changes.
 */
export function findingsPage({ title, findings = [], instead = [] }: FindingsPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<script type="module" src="/@vite/client"></script>
<style>
:root{color-scheme:light dark}
body{max-width:50rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;overflow-wrap:anywhere}
ol>li{margin-block:1.25rem}
code{font-size:.875rem}
.mend,.why{margin-block:.25rem 0}
.why{opacity:.75}
</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${instead.length > 0 ? `<p>These do:</p>\n<ul>\n${instead.map(link).join('\n')}\n</ul>\n` : ''}<p>The site is shown by itself as soon as its files are there and sound.</p>
${findings.length > 0 ? `<ol>\n${findings.map(item).join('\n')}\n</ol>\n` : ''}</main>
</body>
</html>
`;
}

function link(address: string): string {
  return `<li><a href="${text(address)}">${text(address)}</a></li>`;
}

function item({ severity, code, file, line, column, message, mend }: Finding): string {
  return `<li><strong>${text(message)}</strong><br><code>${text(`${file}:${line}:${column}`)}</code> ${severity}, <code>${text(code)}</code><p class="mend">${text(mend)}</p><p class="why">${text(explanationOf(code).why)}</p></li>`;
}
