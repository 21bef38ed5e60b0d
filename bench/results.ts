import type { Part } from './arguments.ts';
import type { Verdict } from './goals.ts';
import { type Row, verdict } from './report.ts';

/** A figure as it is kept: of which part, and when it was measured. */
export interface Result extends Row {
  readonly part: Part;
  readonly date: string;
  readonly verdict?: Verdict;
}

/** Figures of one run, by what was measured. */
export type Measured = Partial<Record<Part, readonly Row[]>>;

/**
 * The file of results after a run: what was measured takes the place of what was known of the same part, the rest stays
 * with its own date.
 *
 * @param known text of the file before; one that is no file of results is none
 */
export function withResults(known: string | undefined, measured: Measured, date: string): string {
  const kept = resultsIn(known).filter(({ part }) => measured[part] === undefined);
  const fresh = Object.entries(measured).flatMap(([part, rows]) =>
    rows.map((row) => ({ part, date, ...row, verdict: verdict(row) })),
  );
  return `${JSON.stringify({ date, results: [...kept, ...fresh] }, null, 2)}\n`;
}

function resultsIn(text: string | undefined): Pick<Result, 'part'>[] {
  try {
    const { results }: { results?: unknown } = JSON.parse(text ?? '{}');
    return Array.isArray(results) ? results.filter(isResult) : [];
  } catch {
    return [];
  }
}

const isResult = (value: unknown): value is Pick<Result, 'part'> =>
  typeof value === 'object' && value !== null && 'part' in value && 'date' in value;
