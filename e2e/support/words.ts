import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from './brands.ts';

const root = join(import.meta.dirname, '../..');

function readWords(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  const words: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  return words;
}

/**
 * What a player of this brand reads, by message id: the catalogue of the app, then the brand's own words over it.
 * Only placeholders are filled; messages with plurals are not asked for here.
 */
export function wordsOf(pack: Pack, language = pack.languages.default) {
  const lang = join(root, 'apps/web/lang');
  const catalogue = Object.assign(
    {},
    ...readdirSync(lang).map((name) => readWords(join(lang, name, `${language}.json`))),
  );
  const words: Record<string, string> = {
    ...catalogue,
    ...readWords(join(root, 'brands', pack.id, 'lang', `${language}.json`)),
  };
  return (id: string, values: Record<string, string | number> = {}): string => {
    const text = words[id];
    if (text === undefined) throw new Error(`no words for ${id} in ${language}`);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String({ brand: pack.name, ...values }[name] ?? whole));
  };
}
