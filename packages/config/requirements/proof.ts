import type { Row } from './rows.ts';
import type { Title } from './titles.ts';

/** How far the tests prove a row. */
export interface Proof {
  readonly id: string;
  /** `partly`: some of its facts, or none that a title names */
  readonly state: 'proven' | 'partly' | 'unproven';
  /** tests that bear its id */
  readonly tests: number;
  /** letters of the facts that no test names */
  readonly missing: readonly string[];
}

export interface UnknownId {
  readonly id: string;
  readonly title: string;
  readonly report: string;
  readonly mend: string;
}

export interface Proofs {
  readonly rows: readonly Proof[];
  readonly unknown: readonly UnknownId[];
}

/** Holds the titles of passed tests against the rows. */
export function prove(rows: readonly Row[], titles: readonly Title[]): Proofs {
  const known = new Map(rows.map((row) => [row.id, row]));
  const areas = new Set(rows.map(({ id }) => areaOf(id)));
  const tests = new Map<string, number>();
  const named = new Set<string>();
  const unknown: UnknownId[] = [];
  for (const title of titles) {
    const ids = new Set(title.parts.flatMap((part) => idsIn(part, areas)));
    for (const id of ids) {
      const row = known.get(id.slice(0, rowLength(id)));
      const letter = id.slice(rowLength(id));
      if (row && (letter === '' || row.facts.includes(letter))) named.add(id);
      else unknown.push({ id, title: title.parts.join(' › '), report: title.report, mend: mendFor(row) });
    }
    for (const id of new Set([...ids].map((one) => one.slice(0, rowLength(one)))))
      tests.set(id, (tests.get(id) ?? 0) + 1);
  }
  return { rows: rows.map((row) => proofOf(row, named, tests.get(row.id) ?? 0)), unknown };
}

function proofOf({ id, facts }: Row, named: ReadonlySet<string>, tests: number): Proof {
  const missing = facts.filter((letter) => !named.has(id + letter));
  const touched = named.has(id) || missing.length < facts.length;
  const whole = facts.length > 0 ? missing.length === 0 : touched;
  return { id, tests, missing, state: whole ? 'proven' : touched ? 'partly' : 'unproven' };
}

function mendFor(row: Row | undefined): string {
  if (!row) return 'Correct the id, or add the row to .storybook/docs/requirements.md or cases.md.';
  if (row.facts.length === 0) return `${row.id} holds one fact. Leave the letter out.`;
  return `${row.id} holds the facts ${row.facts.join(', ')}. Name one of them.`;
}

const id = /\b(?:[A-Z]{2,}-\d{2}|C\d{2})[a-z]?\b/g;
const leading = /^(?:(?:[A-Z]{2,}-\d{2}|C\d{2})[a-z]?[ ,:]+)+/;

/** Ids of a title: of a known area anywhere, and of any at its beginning, so that a misspelt area is seen. */
function idsIn(title: string, areas: ReadonlySet<string>): string[] {
  const first = leading.exec(title)?.[0] ?? '';
  return [...title.matchAll(id)]
    .filter(({ 0: found, index }) => index < first.length || areas.has(areaOf(found)))
    .map(([found]) => found);
}

const areaOf = (text: string) => /^[A-Z]+/.exec(text)?.[0] ?? '';
const rowLength = (text: string) => text.length - (/[a-z]$/.test(text) ? 1 : 0);
