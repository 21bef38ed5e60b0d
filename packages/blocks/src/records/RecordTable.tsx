import type { PlatformError } from '@marquee/sdk/errors';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Table, type TableColumn } from '@marquee/ui/table/Table';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { ListPages } from '../page/ListPages.tsx';
import { messages as pageWords } from '../page/page.messages.ts';
import { usePastLast } from '../page/usePastLast.ts';
import { Facts } from './Facts.tsx';
import { emptyText, open, records, rows } from './RecordTable.css.ts';
import { useListAddress } from './useListAddress.ts';

export interface RecordColumn<Row> extends Omit<TableColumn<Row>, 'header' | 'sortable'> {
  header: string;
  /** only told of a row that is opened */
  detail?: boolean;
}

/** A list as the query cache answers it. */
export interface RecordAnswer<Row> {
  readonly data: { readonly list: readonly Row[]; readonly totalPages?: number } | undefined;
  readonly error: PlatformError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface RecordTableProps<Row> {
  /** name of the table; the page's heading says it too */
  caption: string;
  answer: RecordAnswer<Row>;
  /** one of them is the row's name, by which it is opened where there is more to tell */
  columns: readonly RecordColumn<Row>[];
  rowKey: (row: Row) => string;
  /** that there is nothing, and what to do next */
  empty: string;
  /** in place of the pages of the address, for a list that comes whole */
  whole?: boolean;
  /** takes no more room than it needs, for a part of a page */
  compact?: boolean;
  /** opens a row in another way than by telling what the columns hold */
  onOpen?: (row: Row) => void;
}

const WAITING = ['1', '2', '3', '4', '5', '6'];

/**
 * A record that the platform keeps (MEMB-06): a table, on a phone cards, with pages; one row opened tells all there is.
 * Sorting is the platform's, so none is offered.
 */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, answer, columns, rowKey, empty, whole, compact, onOpen } = props;
  const intl = useIntl();
  const { page, toPage } = useListAddress();
  const top = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string>();
  const { error, isFetching, refetch } = answer;
  const pages = whole ? undefined : answer.data?.totalPages;
  const past = usePastLast(page, pages, (last) => toPage(last, { replace: true }));
  const data = past ? undefined : answer.data;
  if (error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;

  const shown = columns.filter((column) => !column.detail);
  const more = shown.length < columns.length || onOpen !== undefined;
  const row = data?.list.find((one) => rowKey(one) === opened);
  const turn = (to: number) => {
    toPage(to);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const cell = (column: RecordColumn<Row>): TableColumn<Row> => ({
    ...column,
    cell: (one) =>
      column.rowHeader && more ? (
        <button
          type="button"
          aria-haspopup="dialog"
          className={open}
          onClick={() => (onOpen ? onOpen(one) : setOpened(rowKey(one)))}
        >
          {column.cell(one)}
        </button>
      ) : (
        column.cell(one)
      ),
  });
  return (
    <div ref={top} className={compact ? rows : records} aria-busy={data === undefined}>
      {data ? (
        <Table
          caption={caption}
          hideCaption
          narrow="cards"
          columns={shown.map(cell)}
          rows={data.list}
          rowKey={rowKey}
          empty={<p className={emptyText}>{empty}</p>}
        />
      ) : (
        <Table
          caption={caption}
          hideCaption
          narrow="cards"
          columns={shown.map((column) => ({ ...column, cell: () => <Skeleton width="most" /> }))}
          rows={WAITING}
          rowKey={String}
        />
      )}
      {!whole && data && <ListPages page={page} pages={data.totalPages ?? 1} onPage={turn} />}
      <Dialog
        open={row !== undefined}
        title={caption}
        closeLabel={intl.formatMessage(pageWords.close)}
        onClose={() => setOpened(undefined)}
      >
        {row && <Facts facts={columns.map(({ header, cell: value }) => ({ name: header, value: value(row) }))} />}
      </Dialog>
    </div>
  );
}
