import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type JSX, type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';
import {
  caption as captionClass,
  data,
  empty as emptyClass,
  head,
  idle,
  numeric,
  prose,
  region,
  row as rowClass,
  rowHeader,
  sortButton,
  table,
} from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** digits: aligned at the end, so that they can be compared */
  numeric?: boolean;
  /** names its row, and stays in sight while the rest scrolls */
  rowHeader?: boolean;
  /** words that may break onto further lines; other cells stay on one */
  prose?: boolean;
  sortable?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  caption: string;
  /** the caption is there for screen readers only: where a heading says it */
  hideCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  /** the order that is wanted now; sorting is the owner's */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** in place of rows when there are none: what to do next */
  empty?: ReactNode;
}

function SortMark({ direction }: { direction: TableSort['direction'] | undefined }): JSX.Element {
  if (direction === undefined) return <ChevronsUpDown size={14} className={idle} aria-hidden />;
  return direction === 'ascending' ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />;
}

/** What scrolls must be reachable by keyboard, also where nothing inside can have focus (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** Rows to compare. On a narrow screen it scrolls sideways, by finger or, with focus, by arrow keys. */
export function Table<Row>(props: TableProps<Row>): JSX.Element {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, empty } = props;
  const captionId = useId();

  const heading = (column: TableColumn<Row>) => {
    const direction = sort?.column === column.id ? sort.direction : undefined;
    const next = direction === 'ascending' ? 'descending' : 'ascending';
    const sorts = column.sortable && onSort;
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={sorts ? (direction ?? 'none') : undefined}
        className={classes(head, column.numeric && numeric)}
      >
        {sorts ? (
          <button type="button" className={sortButton} onClick={() => onSort({ column: column.id, direction: next })}>
            {column.header}
            <SortMark direction={direction} />
          </button>
        ) : (
          column.header
        )}
      </th>
    );
  };

  return (
    <section aria-labelledby={captionId} {...reachable} className={region}>
      <table className={table}>
        <caption id={captionId} className={hideCaption ? visuallyHidden : captionClass}>
          {caption}
        </caption>
        <thead>
          <tr>{columns.map(heading)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.id} scope="row" className={rowHeader}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={classes(data, column.numeric && numeric, column.prose && prose)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length} className={emptyClass}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
