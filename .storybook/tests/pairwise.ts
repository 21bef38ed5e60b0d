/** For each factor its values, e.g. `{ theme: ['light', 'dark'] }`. */
export type Factors = Readonly<Record<string, readonly (string | number)[]>>;
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/**
 * Few rows in which every value of a factor meets every value of every other factor: greedily the row that has most
 * pairs that were in none before.
 */
export function pairwiseRows<const F extends Factors>(factors: F): Row<F>[] {
  const all = combinations(factors);
  const missing = new Set(all.flatMap(pairsOf));
  const rows: Row<F>[] = [];
  const gain = (row: Row<F>) => pairsOf(row).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    rows.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return rows;
}

/** The row of a story: always the same for one name, and spread evenly over many. */
export function rowFor<T>(rows: readonly T[], name: string): T {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const row = rows[hash % rows.length];
  if (row === undefined) throw new Error('There is no row to choose from.');
  return row;
}

function combinations<F extends Factors>(factors: F): Row<F>[] {
  return Object.entries(factors).reduce<Record<string, string | number>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Row<F>[];
}

function pairsOf(row: Readonly<Record<string, string | number>>): string[] {
  const cells = Object.entries(row).map(([name, value]) => `${name}=${value}`);
  return cells.flatMap((first, at) => cells.slice(at + 1).map((second) => `${first} ${second}`));
}
