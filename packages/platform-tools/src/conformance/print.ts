import { isFault, type Outcome, type Result } from './run.ts';

const signs: Record<Outcome['kind'], string> = {
  conforms: '✓',
  differs: '✗',
  failed: '✗',
  refused: '–',
  unavailable: '–',
  notPlayed: '–',
};

/** One result, for a person: the call and, where there is something to say, what. */
export function linesOf({ id, outcome }: Result): string[] {
  const line = `${signs[outcome.kind]} ${id}`;
  switch (outcome.kind) {
    case 'conforms':
      return [line];
    case 'differs':
      return [`${line} differs`, ...outcome.differences.map(({ at, what }) => `    ${at || 'answer'}: ${what}`)];
    case 'unavailable':
      return [`${line}: not offered`];
    case 'notPlayed':
      return [`${line}: not played, ${outcome.why}`];
    default:
      return [`${line}: ${outcome.why}`];
  }
}

/** The last line: how many of each. */
export function summaryOf(results: readonly Result[]): string {
  const count = (...kinds: Outcome['kind'][]) => results.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  return [
    `${results.length} calls: ${count('conforms')} as declared`,
    `${results.filter(isFault).length} not`,
    `${count('refused')} refused`,
    `${count('unavailable')} not offered`,
    `${count('notPlayed')} not played`,
  ].join(', ');
}
