import { closest, distance } from 'fastest-levenshtein';

/** The known name that was most likely meant, or `undefined` when none is near enough to be a slip of the finger. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const folded = new Map(known.map((name) => [name.toLowerCase(), name]));
  const found = closest(given.toLowerCase(), [...folded.keys()]);
  // of two letters at least one has to be right
  const slips = Math.min(given.length - 1, Math.max(2, Math.floor(given.length * 0.35)));
  return distance(given.toLowerCase(), found) <= slips ? folded.get(found) : undefined;
}

/** `Did you mean "x"?`, or what there is to choose from. */
export function suggestion(given: string, known: readonly string[], otherwise: string): string {
  const near = nearest(given, known);
  return near === undefined ? otherwise : `Did you mean "${near}"?`;
}
