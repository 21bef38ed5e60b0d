import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { HOME_CHUNK, LOGIN_CHUNK, REACT_CHUNK } from './chunks.ts';
import type { Bundle } from './page.ts';

/** The chunk that each prerendered path's screen begins with, and the pack that it speaks from. */
const SCREENS: Record<string, { begins: string; pack?: string }> = {
  '/': { begins: HOME_CHUNK },
  '/login': { begins: LOGIN_CHUNK, pack: 'auth' },
};
/** A page that says one thing: its styles are all that a page without a brand needs besides those of every page. */
const MESSAGE_PAGE = '../../packages/features/shell/src/page/NotFoundPage.tsx';
const ENTRY = 'src/main.tsx';
const WORDS = /^\0?virtual:marquee\/words\/(\w+)\/([A-Z]{2})$/;

/** Reads from the manifest what a page must load at once. Throws when a screen to prerender is not a chunk of its own. */
export async function readBundle(dist: string): Promise<Bundle> {
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = closure(manifest, ENTRY);
  const screens: Bundle['screens'] = {};
  for (const [route, { begins, pack }] of Object.entries(SCREENS)) {
    const chunks = closure(manifest, keyOf(manifest, begins)).filter((key) => !first.includes(key));
    screens[route] = {
      imports: chunks.map((key) => address(manifest, key)),
      styleSheets: styleSheets(manifest, chunks).map((file) => `/${file}`),
      css: await styles(dist, manifest, chunks),
      words: pack === undefined ? {} : wordsOf(manifest, pack),
    };
  }
  return {
    setUp: address(manifest, keyOf(manifest, REACT_CHUNK)),
    entry: address(manifest, ENTRY),
    imports: first.filter((key) => key !== ENTRY).map((key) => address(manifest, key)),
    styleSheets: styleSheets(manifest, first).map((file) => `/${file}`),
    css: await styles(dist, manifest, first),
    messagePageCss: await styles(
      dist,
      manifest,
      closure(manifest, MESSAGE_PAGE).filter((key) => !first.includes(key)),
    ),
    screens,
    words: wordsOf(manifest, 'core'),
  };
}

/** Addresses of a pack's chunks by language. */
function wordsOf(manifest: Manifest, pack: string): Bundle['words'] {
  const found = Object.keys(manifest).flatMap((key) => {
    const [, name, code] = WORDS.exec(key) ?? [];
    return name === pack && code !== undefined ? [[code, address(manifest, key)] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A chunk that is a group of modules stands in the manifest under its file, and bears its name. */
function keyOf(manifest: Manifest, begins: string): string {
  return Object.keys(manifest).find((key) => manifest[key]?.name === begins) ?? begins;
}

/** A chunk and all that it imports statically, deepest first, as the cascade needs the CSS. */
function closure(manifest: Manifest, key: string, found: string[] = []): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The bundle has no chunk ${key}.`);
  for (const imported of chunk.imports ?? []) if (!found.includes(imported)) closure(manifest, imported, found);
  if (!found.includes(key)) found.push(key);
  return found;
}

function address(manifest: Manifest, key: string): string {
  return `/${manifest[key]?.file}`;
}

function styleSheets(manifest: Manifest, keys: string[]): string[] {
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))];
}

async function styles(dist: string, manifest: Manifest, keys: string[]): Promise<string> {
  const texts = await Promise.all(styleSheets(manifest, keys).map((file) => readFile(path.join(dist, file), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}
