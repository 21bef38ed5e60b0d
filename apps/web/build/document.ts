import { createHash } from 'node:crypto';
import type { BrandData } from '@marquee/brand/data';
import { headMarkup, localesMarkup, type PageHead, text } from '@marquee/brand/pageHead';
import { languageOf } from '@marquee/i18n/languages';
import { OWN_WORDS } from '../src/ownWords.ts';

/** A `<link>` of the head. */
export type HeadLink = Readonly<Record<string, string>>;

export interface DocumentParts {
  data: BrandData;
  head: PageHead;
  /** shown by a browser without scripts */
  noScript: string;
  /** origin of the brand's first domain, for addresses that must be absolute */
  origin: string;
  themeColor: string;
  prepaint: string;
  /** theme, font faces and the CSS of the first load */
  css: string;
  /** the largest picture of the first paint, asked for before all else */
  hero: HeadLink[];
  /** preloads of fonts; in the body, for a browser holds the first paint for one that the head names */
  fonts: HeadLink[];
  links: HeadLink[];
  /** address of the module that is set up as soon as it is there, in a task of its own, before the entry uses it */
  setUp: string | undefined;
  /** address of the entry module */
  entry: string;
  /** prerendered markup of the app; empty where nothing is prerendered */
  body: string;
  /** the path that `body` shows; the browser takes the markup over only there */
  path: string | undefined;
  /** the brand's own words that the page bears, and the address they would be fetched from */
  ownWords?: { address: string; words: unknown } | undefined;
}

/**
 * A brand's HTML. No `style` attribute and no inline script but the pre-paint one, so that the content security policy
 * needs neither `unsafe-inline` nor nonces (WEB-04).
 */
export function renderDocument(parts: DocumentParts): string {
  const { data, head, origin } = parts;
  const { bcp47, direction } = languageOf(data.languages.default);
  const tags = data.languages.supported.map((code) => languageOf(code).bcp47);
  const social = `${origin}/social.png`;
  return `<!doctype html>
<html lang="${bcp47}" dir="${direction}" data-theme="${data.theme.default}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${parts.hero.map((one) => `${link(one)}\n`).join('')}${headMarkup(head, localesMarkup(bcp47, tags), `${origin}/`)}
<meta name="theme-color" content="${text(parts.themeColor)}">
<meta name="application-name" content="${text(data.name)}">
<script>${parts.prepaint}</script>
<style id="theme">${parts.css}</style>
${parts.setUp === undefined ? '' : `<script type="module" async src="${parts.setUp}"></script>\n`}<script type="module" src="${parts.entry}"></script>
${parts.links.map(link).join('\n')}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${text(data.name)}">
<meta property="og:image" content="${text(social)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${text(data.name)}">
<meta name="twitter:card" content="summary_large_image">
</head>
<body>
${parts.fonts.map((one) => `${link(one)}\n`).join('')}<noscript>${text(parts.noScript)}</noscript>
<div id="root"${parts.path === undefined ? '' : ` data-path="${text(parts.path)}"`}>${parts.body}</div>
<script type="application/json" id="brand">${jsonBlock(data)}</script>
${parts.ownWords === undefined ? '' : `<script type="application/json" id="${OWN_WORDS}" data-address="${text(parts.ownWords.address)}">${jsonBlock(parts.ownWords.words)}</script>\n`}</body>
</html>
`;
}

/** Hash source of an inline script or style, without quotes: `sha256-…` (CSP 3, hash-source). */
export function cspHash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function link(attributes: HeadLink): string {
  const pairs = Object.entries(attributes).map(([name, value]) => (value === '' ? name : `${name}="${text(value)}"`));
  return `<link ${pairs.join(' ')}>`;
}

/** JSON that cannot end the script element it stands in. */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
