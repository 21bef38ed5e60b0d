import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LoadedPack, loadPacks } from '@marquee/brand-tools/packs';
import { resolvedTheme } from '@marquee/brand-tools/resolvedTheme';

const web = path.resolve(import.meta.dirname, '..');
export const brandsDir = path.resolve(web, '../../brands');
/** what the build before these tests made */
export const dist = path.join(web, 'dist');

export const { packs } = await loadPacks(brandsDir);

/** The styles of a brand's first page: what it bears itself, and what comes beside its code. */
export function stylesOf(id: string): { now: string; later: string } {
  const html = readFileSync(path.join(dist, 'sites', id, 'index.html'), 'utf8');
  const [, now] = /<style id="theme">(.*?)<\/style>/s.exec(html) ?? [];
  const [, later] = /<link id="later-styles" [^>]*href="([^"]+)"/.exec(html) ?? [];
  if (now === undefined || later === undefined) throw new Error(`The first page of ${id} lacks its styles.`);
  return { now, later: readFileSync(path.join(dist, later), 'utf8') };
}

/** All text in a value, at any depth. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const settings = new Set(
  leaves(JSON.parse(readFileSync(path.resolve(web, '../../packages/brand/schema/brand.schema.json'), 'utf8'))),
);
const catalogues = readdirSync(path.join(web, 'lang'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .flatMap((entry) => leaves(JSON.parse(readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))));

/** Values that the schema offers to every brand, and words that the product says too: not a brand's own. */
function isOfTheProduct(text: string): boolean {
  return settings.has(text) || catalogues.some((each) => each.includes(text));
}

/** What a brand says of itself: who it is, where it is, whom it works with, and its own words. */
export function stringsOf({ dir, brand }: LoadedPack): Set<string> {
  // the file as it is written, so that what the schema adds by itself is not taken for the brand's own
  const written = JSON.parse(readFileSync(path.join(dir, 'brand.json'), 'utf8')) as object;
  const words = readdirSync(path.join(dir, 'lang'), { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json'))
    .map((entry) => JSON.parse(readFileSync(path.join(dir, 'lang', entry.name), 'utf8')) as object);
  const said = [...leaves({ ...written, $schema: '' }), ...words.flatMap(leaves), ...brand.domains];
  return new Set(said.filter((text) => text.length > 4 && !isOfTheProduct(text)));
}

/** The colours of both themes of a brand. */
export function coloursOf({ theme }: LoadedPack): Set<string> {
  const { light, dark } = resolvedTheme(theme);
  return new Set(leaves({ light, dark }).filter((value) => /^(?:#[0-9a-f]{6}|rgb|oklch|hsl)/i.test(value)));
}

/** What is in the first and not in the second. */
export function onlyIn(own: Set<string>, other: Set<string>): string[] {
  return [...own].filter((text) => !other.has(text));
}

/** Files under a folder by their path in it, compressed copies and links left out. */
export function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)] as const),
  );
}
