import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type JSX, type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import { visuallyHidden } from '../text/VisuallyHidden.css.ts';
import {
  caption as captionClass,
  cards as cardsClass,
  data,
  empty as emptyClass,
  head,
  idle,
  label,
  lead as leadClass,
  numeric,
  prose,
  region,
  row as rowClass,
  rowHeader,
  sortButton,
  table,
  value,
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
  /** of all cells the one that matters most: as a card, beside the row's name */
  lead?: boolean;
  sortable?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  caption: string;
  /** on a phone: `scroll` sideways, or a card for each row with the heads as labels */
  narrow?: 'scroll' | 'cards' | undefined;
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

/** Said once more, because a table whose rows are laid out as cards is none any longer to some browsers. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Rows to compare. On a narrow screen it scrolls sideways, by finger or, with focus, by arrow keys, or becomes cards. */
export function Table<Row>(props: TableProps<Row>): JSX.Element {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, empty, narrow = 'scroll' } = props;
  const captionId = useId();
  const asCards = narrow === 'cards';
  const role = (name: keyof typeof roles) => (asCards ? roles[name] : undefined);

  const heading = (column: TableColumn<Row>) => {
    const direction = sort?.column === column.id ? sort.direction : undefined;
    const next = direction === 'ascending' ? 'descending' : 'ascending';
    const sorts = column.sortable && onSort;
    return (
      <th
        key={column.id}
        scope="col"
        {...role('columnheader')}
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

  const cell = (column: TableColumn<Row>, row: Row) => {
    const look = classes(column.numeric && numeric, column.prose && prose, column.lead && leadClass);
    return column.rowHeader ? (
      <th key={column.id} scope="row" {...role('rowheader')} className={rowHeader}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} {...role('cell')} className={classes(data, look)}>
        {asCards && (
          <span aria-hidden className={label}>
            {column.header}
          </span>
        )}
        {asCards ? <div className={value}>{column.cell(row)}</div> : column.cell(row)}
      </td>
    );
  };

  return (
    <section aria-labelledby={captionId} {...reachable} className={region}>
      <table {...role('table')} className={classes(table, asCards && cardsClass)}>
        <caption id={captionId} className={hideCaption ? visuallyHidden : captionClass}>
          {caption}
        </caption>
        <thead {...role('group')}>
          <tr {...role('row')}>{columns.map(heading)}</tr>
        </thead>
        <tbody {...role('group')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role('row')} className={rowClass}>
              {columns.map((column) => cell(column, row))}
            </tr>
          ))}
          {rows.length === 0 && empty && (
            <tr {...role('row')}>
              <td colSpan={columns.length} {...role('cell')} className={emptyClass}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
