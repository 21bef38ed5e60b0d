import { Pagination } from '@marquee/ui/pagination/Pagination';
import { useIntl } from 'react-intl';
import { paging } from './page.messages.ts';

export interface ListPagesProps {
  /** from 1 */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The kit's pagination in words (SHELL-19); nothing where there is one page. */
export function ListPages({ page, pages, onPage }: ListPagesProps) {
  const intl = useIntl();
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={onPage}
      labels={{
        label: intl.formatMessage(paging.label),
        first: intl.formatMessage(paging.first),
        previous: intl.formatMessage(paging.previous),
        next: intl.formatMessage(paging.next),
        last: intl.formatMessage(paging.last),
        page: (at) => intl.formatMessage(paging.page, { page: at }),
        place: (at, of) => intl.formatMessage(paging.place, { page: at, pages: of }),
      }}
    />
  );
}
