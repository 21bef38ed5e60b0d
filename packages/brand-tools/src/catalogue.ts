import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLanguageCode, type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';

/** Every message of the product: source text by id, and the texts of each language that is bundled. */
export interface Catalogue {
  readonly source: ReadonlyMap<string, string>;
  readonly translations: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>>;
}

/** Reads the product's messages: one folder per namespace, in it one flat JSON file per language. */
export async function readCatalogue(dir: string): Promise<Catalogue> {
  const translations = new Map<LanguageCode, Map<string, string>>();
  const namespaces = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of namespaces) {
    for (const file of await readdir(join(dir, name))) {
      const code = /^(.+)\.json$/.exec(file)?.[1];
      if (!isLanguageCode(code)) continue;
      const messages: Record<string, string> = JSON.parse(await readFile(join(dir, name, file), 'utf8'));
      const known = translations.get(code) ?? new Map<string, string>();
      for (const [id, text] of Object.entries(messages)) known.set(id, text);
      translations.set(code, known);
    }
  }
  return { source: translations.get(sourceLanguage) ?? new Map(), translations };
}
