import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTable } from '../gates/languages.ts';
import { fingerprintOfCatalogue, type Words } from './fingerprint.ts';
import type { SourceMessage } from './origins.ts';

/** The words of one namespace in one language. */
export interface Catalogue {
  readonly language: string;
  readonly namespace: string;
  readonly fingerprint: string;
}

const folder = 'apps/web/lang';
export const reviewsFile = `${folder}/reviews.json`;
export const originsFile = `${folder}/origins.json`;

/** Where the words of a namespace lie. */
export const fileOf = ({ language, namespace }: Pick<Catalogue, 'language' | 'namespace'>) =>
  `${folder}/${namespace}/${language}.json`;

/** Every catalogue of the product by language and namespace, and every message as the source language says it. */
export async function readCatalogues(root: string): Promise<{ catalogues: Catalogue[]; messages: SourceMessage[] }> {
  const { sourceLanguage } = await languageTable(root);
  const names = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const namespaces = names.map(({ name: namespace }) => {
    const words = (language: string) => readWords(join(root, fileOf({ language, namespace })));
    return { namespace, words, source: words(sourceLanguage) };
  });
  return {
    catalogues: namespaces
      .flatMap(({ namespace, words, source }) =>
        languagesIn(join(root, folder, namespace)).map((language) => ({
          language,
          namespace,
          fingerprint: fingerprintOfCatalogue(source, words(language)),
        })),
      )
      .sort((a, b) => compare(a.language, b.language) || compare(a.namespace, b.namespace)),
    messages: namespaces
      .flatMap(({ namespace, source }) => Object.entries(source).map(([id, text]) => ({ namespace, id, text })))
      .sort((a, b) => compare(a.namespace, b.namespace) || compare(a.id, b.id)),
  };
}

function languagesIn(path: string): string[] {
  return readdirSync(path).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
}

function readWords(path: string): Words {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
