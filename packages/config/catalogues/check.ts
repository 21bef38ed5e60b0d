import type { Finding, Gate } from '../gates/finding.ts';
import { type Catalogue, readCatalogues } from './catalogues.ts';
import { markOf, type Reviews, readReviews, reviewsFile } from './reviews.ts';
import { translationFindings } from './translations.ts';

/**
 * Every catalogue holds what the code says, and tells whether a native speaker has read it (BRAND-12). One that none has
 * read is no error.
 */
export const catalogues: Gate = {
  why: 'What has no translation is shown in English, and one that asks for other values cannot be. A translation that no native speaker has read is shipped as one, and not mistaken for a read one: each catalogue bears its mark.',
  async check(root) {
    const faults = await translationFindings(root);
    if (faults.length > 0) return { findings: faults, kept: '' };
    const reviews = readReviews(root);
    if (!reviews) {
      const mend = 'Put the file back as it was, or delete it and run: pnpm catalogues';
      return { findings: [{ ...top, what: 'These are no marks of catalogues.', mend }], kept: '' };
    }
    const all = await readCatalogues(root);
    return { findings: listFindings(reviews, all), kept: summary(reviews, all) };
  },
};

const top = { file: reviewsFile, line: 1, column: 1 };

/** Catalogues without a mark, and marks without a catalogue. */
export function listFindings(reviews: Reviews, all: readonly Catalogue[]): Finding[] {
  const there = new Set(all.map(nameOf));
  const gone = Object.entries(reviews)
    .flatMap(([language, marks]) => Object.keys(marks).map((namespace) => nameOf({ language, namespace })))
    .filter((name) => !there.has(name));
  const unlisted = all.filter((catalogue) => markOf(reviews, catalogue) === 'not listed').map(nameOf);
  const mend = 'Run: pnpm catalogues';
  return [
    ...unlisted.map((name) => ({ ...top, what: `${name} bears no mark.`, mend })),
    ...gone.map((name) => ({ ...top, what: `There is no catalogue ${name}.`, mend })),
  ];
}

/** How many have been read, and which have changed since. */
export function summary(reviews: Reviews, all: readonly Catalogue[]): string {
  const marked = (mark: string) => all.filter((catalogue) => markOf(reviews, catalogue) === mark).map(nameOf);
  const [read, changed] = [marked('reviewed'), marked('changed since')];
  const since = changed.length > 0 ? `, ${changed.length} of them changed since: ${changed.join(', ')}` : '';
  return `${read.length} of ${all.length} reviewed by a native speaker, ${all.length - read.length} not${since}`;
}

/** How a catalogue is called on the command line: `auth/VI`. */
export function nameOf({ language, namespace }: Pick<Catalogue, 'language' | 'namespace'>): string {
  return `${namespace}/${language}`;
}
