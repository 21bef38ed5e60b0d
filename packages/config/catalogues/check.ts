import type { Finding, Gate } from '../gates/finding.ts';
import { languageTable } from '../gates/languages.ts';
import { type Catalogue, fileOf, originsFile, readCatalogues, reviewsFile } from './catalogues.ts';
import { readMarks } from './marks.ts';
import { originOf, type SourceMessage } from './origins.ts';
import { markOf, type Reviews } from './reviews.ts';
import { lineOf, translationFindings } from './translations.ts';

/**
 * Every catalogue holds what the code says, no translation is older than its English, and each catalogue tells whether a
 * native speaker has read it (BRAND-12). One that none has read is no error.
 */
export const catalogues: Gate = {
  why: 'What has no translation is shown in English, and one that asks for other values cannot be. A translation that is older than its English says what the product no longer means. One that no native speaker has read is shipped as such, and not mistaken for a read one: each catalogue bears its mark.',
  async check(root) {
    const faults = await translationFindings(root);
    if (faults.length > 0) return { findings: faults, kept: '' };
    const [reviews, origins] = [readMarks(root, reviewsFile), readMarks(root, originsFile)];
    if (!reviews || !origins) return { findings: [foreign(reviews ? originsFile : reviewsFile)], kept: '' };
    const { sourceLanguage } = await languageTable(root);
    const { catalogues: all, messages } = await readCatalogues(root);
    const changed = messages.filter((message) => originOf(origins, message) === 'changed');
    const findings = [
      ...unlisted('catalogue', reviewsFile, reviewedNames(reviews), all.map(nameOf)),
      ...unlisted(
        'message',
        originsFile,
        Object.values(origins).flatMap((marks) => Object.keys(marks)),
        messages.map(({ id }) => id),
      ),
      ...changed.map((message) => outdated(root, fileOf({ ...message, language: sourceLanguage }), message)),
    ];
    return { findings, kept: summary(reviews, all) };
  },
};

const top = { line: 1, column: 1 };

function foreign(file: string): Finding {
  const mend = 'Put the file back as it was, or delete it and run: pnpm catalogues';
  return { ...top, file, what: 'These are no marks.', mend };
}

/** What is there without a mark, and marks of what is not there. */
function unlisted(kind: string, file: string, marks: readonly string[], there: readonly string[]): Finding[] {
  const [listed, known] = [new Set(marks), new Set(there)];
  const [missing, gone] = [there.filter((name) => !listed.has(name)), marks.filter((name) => !known.has(name))];
  const found = [
    ...missing.map((name) => `${name} bears no mark.`),
    ...gone.map((name) => `There is no ${kind} ${name}.`),
  ];
  return found.map((what) => ({ ...top, file, what, mend: 'Run: pnpm catalogues' }));
}

const reviewedNames = (reviews: Reviews) =>
  Object.entries(reviews).flatMap(([language, marks]) =>
    Object.keys(marks).map((namespace) => nameOf({ language, namespace })),
  );

function outdated(root: string, file: string, { id }: SourceMessage): Finding {
  return {
    ...{ file, line: lineOf(root, file, id), column: 1 },
    what: `"${id}" was another text when it was translated.`,
    mend: `Translate it anew where the translations do not say the same, then run: pnpm catalogues --translated ${id}`,
  };
}

/** How many have been read, and which have changed since. */
export function summary(reviews: Reviews, all: readonly Catalogue[]): string {
  const those = (mark: string) => all.filter((catalogue) => markOf(reviews, catalogue) === mark).map(nameOf);
  const [read, changed] = [those('reviewed'), those('changed since')];
  const since = changed.length > 0 ? `, ${changed.length} of them changed since: ${changed.join(', ')}` : '';
  return `${read.length} of ${all.length} reviewed by a native speaker, ${all.length - read.length} not${since}`;
}

/** How a catalogue is called on the command line: `auth/VI`. */
export function nameOf({ language, namespace }: Pick<Catalogue, 'language' | 'namespace'>): string {
  return `${namespace}/${language}`;
}
