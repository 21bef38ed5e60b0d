import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { UsageError } from '../../scripts/commandLine.mjs';

/** Bytes as written and as sent. */
export interface Size {
  readonly raw: number;
  readonly brotli: number;
}

/** What a browser loads before a page of a brand can be used. */
export interface FirstLoad {
  readonly brand: string;
  /** the path that the file is served for */
  readonly path: string;
  readonly js: Load;
  /** styles that the first paint waits for */
  readonly css: Load;
  /** these, and what comes beside the code */
  readonly allCss: Load;
}

/** What a first load is measured in. */
export const kinds = ['js', 'css', 'allCss'] as const;

/** How people call it. */
export const kindNames = { js: 'JS', css: 'CSS before the first paint', allCss: 'CSS in all' } as const;

/** All of one kind, and each file or inline style of it, largest first. */
export interface Load extends Size {
  readonly parts: readonly (Size & { readonly name: string })[];
}

/** Path → file of a brand's folder. */
const PAGES = { '/': 'index.html', '/login': 'login.html' };

/** Sizes of every brand's pages in a build. Throws when there is no build, or a page names a file that is not there. */
export function readFirstLoads(dist: string): FirstLoad[] {
  const sites = path.join(dist, 'sites');
  const brands = existsSync(sites) ? readdirSync(sites).sort() : [];
  if (brands.length === 0) throw new UsageError(`${dist} holds no brand: run "pnpm build" first.`);
  return brands.flatMap((brand) =>
    Object.entries(PAGES).map(([address, file]) =>
      readPage(dist, { brand, path: address, html: readFileSync(path.join(sites, brand, file), 'utf8') }),
    ),
  );
}

interface Page {
  brand: string;
  path: string;
  html: string;
}

/** Sizes of one page whose files are in a folder. */
export function readPage(dist: string, { html, ...page }: Page): FirstLoad {
  const file = (address: string) => ({ name: address, content: readFileSync(path.join(dist, address)) });
  const named = addresses(html);
  const inline = inlineStyles(html).map((text) => ({ name: 'inline style', content: Buffer.from(text) }));
  const css = [...inline, ...named.css.map(file)];
  return { ...page, js: load(named.js.map(file)), css: load(css), allCss: load([...css, ...named.later.map(file)]) };
}

/** All styles of a page's first load as one sheet. Throws when it has none, or names a file that is not there. */
export function readStyles(dist: string, html: string): string {
  const { css, later } = addresses(html);
  const files = [...css, ...later].map((address) => readFileSync(path.join(dist, address), 'utf8'));
  const styles = [...inlineStyles(html), ...files].join('');
  if (styles === '') throw new Error('The built page bears no styles.');
  return styles;
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
}

/** Modules that a page runs or fetches at once, style sheets that it waits for, and those that come beside its code. */
function addresses(html: string): Record<'js' | 'css' | 'later', string[]> {
  const [js, css, later] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    const source = attribute(tag, 'src') ?? attribute(tag, 'href');
    if (source === undefined) continue;
    const rel = attribute(tag, 'rel');
    if (tag.startsWith('<script') || rel === 'modulepreload') js.add(source);
    if (rel === 'preload' && attribute(tag, 'as') === 'style') later.add(source);
    // a disabled one is not fetched: its rules stand in the page
    if (rel === 'stylesheet' && !/\sdisabled\b/.test(tag)) css.add(source);
  }
  return { js: [...js], css: [...css], later: [...later] };
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function load(files: readonly { name: string; content: Buffer }[]): Load {
  const parts = files.map(({ name, content }) => ({ name, raw: content.length, brotli: compressed(content) }));
  return {
    raw: parts.reduce((total, { raw }) => total + raw, 0),
    brotli: parts.reduce((total, { brotli }) => total + brotli, 0),
    parts: parts.sort((a, b) => b.brotli - a.brotli),
  };
}

const known = new Map<string, number>();

/** All brands share their modules: each is compressed once. */
function compressed(content: Buffer): number {
  const key = content.toString('latin1');
  const size =
    known.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(key, size);
  return size;
}
