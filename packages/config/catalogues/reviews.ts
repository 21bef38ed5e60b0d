import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, folder } from './catalogues.ts';

export const reviewsFile = `${folder}/reviews.json`;

/**
 * language → namespace → what a native speaker has read: the fingerprint of the catalogue as it was then, or null when
 * none has read it yet.
 */
export type Reviews = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

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

/** Reads the marks; undefined when the file is none of ours. */
export function readReviews(root: string): Reviews | undefined {
  const path = join(root, reviewsFile);
  if (!existsSync(path)) return {};
  try {
    const marks: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isReviews(marks) ? marks : undefined;
  } catch {
    return undefined;
  }
}

export function writeReviews(root: string, reviews: Reviews): void {
  writeFileSync(join(root, reviewsFile), `${JSON.stringify(reviews, null, 2)}\n`);
}

function isReviews(value: unknown): value is Reviews {
  return (
    isRecord(value) && Object.values(value).every((marks) => isRecord(marks) && Object.values(marks).every(isMark))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMark = (value: unknown) => value === null || (typeof value === 'string' && /^[0-9a-f]{16}$/.test(value));
