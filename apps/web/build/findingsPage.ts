import { text } from '@marquee/brand/pageHead';
import { explanationOf } from '@marquee/brand-tools/codes/table';
import type { Finding } from '@marquee/brand-tools/finding';

/**
 * What the dev server shows in place of a site whose pack is broken: every finding with its place and its mend. The Vite
 * client in it reloads the page when the pack changes.
 */
export function findingsPage(title: string, findings: readonly Finding[]): string {
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
li{margin-block:1.25rem}
code{font-size:.875rem}
.mend,.why{margin-block:.25rem 0}
.why{opacity:.75}
</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>This page comes back by itself when the files are mended.</p>
<ol>
${findings.map(item).join('\n')}
</ol>
</main>
</body>
</html>
`;
}

function item({ severity, code, file, line, column, message, mend }: Finding): string {
  return `<li><strong>${text(message)}</strong><br><code>${text(`${file}:${line}:${column}`)}</code> ${severity}, <code>${text(code)}</code><p class="mend">${text(mend)}</p><p class="why">${text(explanationOf(code).why)}</p></li>`;
}
