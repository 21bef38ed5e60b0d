import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTable } from '../gates/languages.ts';

/** The words of one namespace in one language. */
export interface Catalogue {
  readonly language: string;
  readonly namespace: string;
  /** changes with every word of it, and with every word it translates */
  readonly fingerprint: string;
}

export const folder = 'apps/web/lang';

/** Every catalogue of the product, by language and namespace. */
export async function readCatalogues(root: string): Promise<Catalogue[]> {
  const { sourceLanguage } = await languageTable(root);
  const namespaces = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return namespaces
    .flatMap(({ name: namespace }) => {
      const words = (language: string) => readWords(join(root, folder, namespace, `${language}.json`));
      const source = words(sourceLanguage);
      return languagesIn(join(root, folder, namespace)).map((language) => ({
        language,
        namespace,
        fingerprint: fingerprint(source, words(language)),
      }));
    })
    .sort((a, b) => compare(a.language, b.language) || compare(a.namespace, b.namespace));
}

type Words = Readonly<Record<string, string>>;

function fingerprint(source: Words, words: Words): string {
  const read = Object.keys(words)
    .sort()
    .map((id) => [id, source[id] ?? '', words[id]]);
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

function languagesIn(path: string): string[] {
  return readdirSync(path).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
}

function readWords(path: string): Words {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
