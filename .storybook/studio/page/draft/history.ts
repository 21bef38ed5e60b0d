/** What was, what is, and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** the last change, while one more of the same kind still belongs to it */
  readonly last?: { readonly kind: string; readonly at: number };
}

/** A slider that is dragged makes one step, not a hundred. */
const TOGETHER_MS = 900;
const MOST_STEPS = 200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** Takes a change up. Changes of one kind that follow each other at once are one step. */
export function changed<T>(history: History<T>, present: T, kind: string, at: number): History<T> {
  if (present === history.present) return history;
  const { last } = history;
  const goesOn = last?.kind === kind && at - last.at < TOGETHER_MS;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], last: { kind, at } };
}

export function undone<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
