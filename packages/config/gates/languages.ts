import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the gates read of the table of languages. */
export interface LanguageTable {
  languageCodes: readonly string[];
  sourceLanguage: string;
  languageOf(code: string): { bcp47: string };
}

/** The table of languages of a workspace, itself: this package knows no other by name. */
export function languageTable(root: string): Promise<LanguageTable> {
  return import(pathToFileURL(join(root, 'packages/i18n/src/languages.ts')).href);
}
