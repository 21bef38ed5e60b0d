import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isLanguageCode, type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import type { Problem } from './finding.ts';
import { reason } from './read/files.ts';
import { readJson } from './read/json.ts';
import { readText } from './read/text.ts';

/** Every message of the product: source text by id, and the texts of each language that is bundled. */
export interface Catalogue {
  readonly source: ReadonlyMap<string, string>;
  readonly translations: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>>;
}

/** The product's messages cannot be read; `problems` say where and why. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads the product's messages: one folder per namespace, in it one flat JSON file per language.
 *
 * @throws CatalogueError when a file is broken or cannot be read
 */
export async function readCatalogue(dir: string): Promise<Catalogue> {
  const translations = new Map<LanguageCode, Map<string, string>>();
  const problems: Problem[] = [];
  try {
    const namespaces = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    for (const { name } of namespaces) {
      for (const file of await readdir(join(dir, name))) {
        const code = /^(.+)\.json$/.exec(file)?.[1];
        if (!isLanguageCode(code)) continue;
        const known = translations.get(code) ?? new Map<string, string>();
        const path = join(dir, name, file);
        problems.push(...texts(await readFile(path), `${basename(dir)}/${name}/${file}`, known));
        translations.set(code, known);
      }
    }
  } catch (cause) {
    problems.push(unreadable(cause, basename(dir)));
  }
  if (problems.length > 0) throw new CatalogueError(problems);
  return { source: translations.get(sourceLanguage) ?? new Map(), translations };
}

function unreadable(cause: unknown, file: string): Problem {
  return {
    ...{ severity: 'error', code: 'catalogue/unreadable', file, line: 1, column: 1 },
    message: `The product’s messages cannot be read (${reason(cause)}).`,
    mend: 'Check that the folder is there and who may read it.',
  };
}

/** Puts the texts of one file into `known`, and answers what is wrong with the file. */
function texts(bytes: Buffer, file: string, known: Map<string, string>): Problem[] {
  const { text, problems } = readText(bytes, file);
  if (text === undefined) return problems;
  const json = readJson(text, file);
  problems.push(...json.problems);
  if (!json.document) return problems;
  const { value, place } = json.document;
  const error = (path: string[], message: string, mend: string) =>
    problems.push({ severity: 'error', code: 'catalogue/wrong-type', ...place(path), message, mend });
  if (json.document.partial) return problems;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    error([], 'A catalogue is an object.', 'Write { "id": "text", … }.');
  } else {
    for (const [id, each] of Object.entries(value)) {
      if (typeof each === 'string') known.set(id, each);
      else error([id], `"${id}" is no text.`, 'Write a text in double quotes.');
    }
  }
  return problems;
}
