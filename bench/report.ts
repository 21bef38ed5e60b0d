import { type Bounds, judge, type Verdict } from './goals.ts';

/** How a figure is written. */
export type Unit = 'kB' | 'MB' | 'ms' | '×' | 'score' | 'count';

/** A figure with what it should be; without bounds it is told for comparison only. */
export interface Row {
  readonly what: string;
  readonly unit: Unit;
  readonly figure: number;
  readonly bounds?: Bounds;
  /** what stands behind the figure, such as the times of a ratio */
  readonly note?: string;
}

/** Rows that are past a hard stop. */
export const pastStop = (rows: readonly Row[]) => rows.filter((row) => verdict(row) === 'too much');

/** The verdict on a row; one without bounds has none. */
export function verdict({ figure, bounds }: Row): Verdict | undefined {
  return bounds && judge(figure, bounds);
}

/** A table for a terminal. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    written(row.figure, row.unit),
    row.bounds ? written(row.bounds.goal, row.unit) : '',
    row.bounds ? written(row.bounds.stop, row.unit) : '',
    verdict(row) ?? '',
    row.note ?? '',
  ]);
  const all = [['', 'is', 'goal', 'stop', '', ''], ...cells];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const pad = (cell: string, width: number, column: number) =>
  column > 0 && column < 4 ? cell.padStart(width) : cell.padEnd(width);

function written(figure: number, unit: Unit): string {
  if (Number.isNaN(figure)) return 'not measured';
  if (unit === 'kB') return `${(figure / 1000).toFixed(1)} kB`;
  if (unit === 'MB') return `${(figure / 1_000_000).toFixed(0)} MB`;
  if (unit === 'count') return figure.toFixed(0);
  if (unit === 'ms') return `${figure.toFixed(0)} ms`;
  return unit === '×' ? `${figure.toFixed(2)} ×` : figure.toFixed(3);
}
