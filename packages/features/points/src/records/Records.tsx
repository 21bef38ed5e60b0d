import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import type { PlatformError } from '@marquee/sdk/errors';
import { useSearchParams } from '@marquee/state/navigation';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Table, type TableColumn } from '@marquee/ui/table/Table';
import { History as HistoryIcon } from 'lucide-react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { pageOf } from '../mall/mallAddress.ts';
import { waiting } from './Records.css.ts';

export const PAGE_SIZE = 10;

export interface RecordsProps<Row> {
  caption: string;
  answer: {
    readonly data: { readonly list: readonly Row[]; readonly totalPages: number } | undefined;
    readonly error: PlatformError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  empty: { title: MessageDescriptor; text?: MessageDescriptor };
}

/** A list of the past, page by page; the page stands in the address. */
export function Records<Row>({ caption, answer, columns, rowKey, empty }: RecordsProps<Row>) {
  const [query, setQuery] = useSearchParams();
  const turn = (to: number, options?: { replace: boolean }) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (to > 1) next.set('page', String(to));
      else next.delete('page');
      return next;
    }, options);
  const { error, isFetching, refetch } = answer;
  const page = pageOf(query);
  const past = usePastLast(page, answer.data?.totalPages, (last) => turn(last, { replace: true }));
  const data = past ? undefined : answer.data;
  if (error && !data) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.list.length === 0) return <EmptyPlace {...empty} icon={<HistoryIcon size={40} />} />;
  return (
    <>
      <Table caption={caption} hideCaption narrow="cards" columns={columns} rows={data.list} rowKey={rowKey} />
      <ListPages page={page} pages={data.totalPages} onPage={turn} />
    </>
  );
}

function Waiting() {
  return (
    <div className={waiting} aria-hidden>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} />
      ))}
    </div>
  );
}

/** A moment in the brand's time zone. */
export function At({ at }: { at: number }) {
  const intl = useIntl();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
