import { Pagination, type PaginationProps } from '@marquee/ui/pagination/Pagination';
import { useIntl } from 'react-intl';
import { paging } from './lobby.messages.ts';

/** The way through the pages of a list (SHELL-19). */
export function LobbyPages(props: Omit<PaginationProps, 'labels'>) {
  const intl = useIntl();
  return (
    <Pagination
      {...props}
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
