import type { Catalogue } from './catalogues.ts';
import type { Marks } from './marks.ts';

/**
 * language → namespace → what a native speaker has read: the fingerprint of the catalogue as it was then, or null when
 * none has read it yet.
 */
export type Reviews = Marks;

export type Mark = 'reviewed' | 'changed since' | 'not reviewed' | 'not listed';

/** How a catalogue stands. One that has changed since its review is to be read again. */
export function markOf(reviews: Reviews, { language, namespace, fingerprint }: Catalogue): Mark {
  const reviewed = reviews[language]?.[namespace];
  if (reviewed === undefined) return 'not listed';
  if (reviewed === null) return 'not reviewed';
  return reviewed === fingerprint ? 'reviewed' : 'changed since';
}

/** The marks of the catalogues that there are: new ones not reviewed, those of `read` as they stand now. */
export function renewed(reviews: Reviews, catalogues: readonly Catalogue[], read: readonly Catalogue[] = []): Reviews {
  const marks: Record<string, Record<string, string | null>> = {};
  for (const catalogue of catalogues) {
    const { language, namespace, fingerprint } = catalogue;
    const mark = read.includes(catalogue) ? fingerprint : (reviews[language]?.[namespace] ?? null);
    marks[language] = { ...marks[language], [namespace]: mark };
  }
  return marks;
}
