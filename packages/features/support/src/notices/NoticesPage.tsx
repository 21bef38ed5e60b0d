import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { NoticeItem } from '@marquee/blocks/notice/NoticeItem';
import { noticeTypeOf, noticeTypes, typeNames } from '@marquee/blocks/notice/notice.messages';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { page as pageClass } from '@marquee/blocks/page/page.css';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import { notices } from '@marquee/sdk/contract/content/notices';
import { useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { Card } from '@marquee/ui/card/Card';
import { Container } from '@marquee/ui/layout/Container';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { empty, list } from './NoticesPage.css.ts';
import { messages } from './NoticesPage.messages.ts';

const PAGE_SIZE = 10;
const ALL = 'all';
const WAITING = ['1', '2', '3'];

/** All announcements, newest first, by type (SUPP-03, SHELL-14). Type and page stand in the address. */
export function NoticesPage() {
  const intl = useIntl();
  const tabsId = useId();
  const [query, setQuery] = useSearchParams();
  const type = noticeTypeOf(query.get('type') ?? undefined);
  const page = pageOf(query.get('page'));
  const answer = useCall(notices, {
    ...(type && { type }),
    pageNo: page,
    pageSize: PAGE_SIZE,
  });
  const { error, isFetching, refetch } = answer;
  const show = (fields: { type?: string | undefined; page?: number | undefined }, replace = false) => {
    const next = new URLSearchParams();
    if (fields.type) next.set('type', fields.type);
    if (fields.page && fields.page > 1) next.set('page', String(fields.page));
    setQuery(next, { replace });
  };
  const past = usePastLast(page, answer.data?.totalPages, (last) => show({ type, page: last }, true));
  const data = past ? undefined : answer.data;

  return (
    <Container width="text">
      <div className={pageClass}>
        <Stack gap={6}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          <Tabs
            id={tabsId}
            label={intl.formatMessage(messages.types)}
            value={type ?? ALL}
            onChange={(value: string) => show({ type: noticeTypeOf(value) })}
            tabs={[
              { value: ALL, label: intl.formatMessage(messages.all) },
              ...noticeTypes.map((value) => ({ value, label: intl.formatMessage(typeNames[value]) })),
            ]}
          />
          <TabPanel tabs={tabsId} value={type ?? ALL} selected={type ?? ALL}>
            <Stack gap={8}>
              {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
              {!data && !error && (
                <div className={list} role="status" aria-busy="true" aria-label={intl.formatMessage(messages.loading)}>
                  {WAITING.map((key) => (
                    <Card key={key}>
                      <Skeleton width="some" />
                      <Skeleton width="half" />
                      <Skeleton />
                      <Skeleton width="most" />
                    </Card>
                  ))}
                </div>
              )}
              {data?.list.length === 0 && (
                <div className={empty}>
                  <Text>{intl.formatMessage(messages.empty)}</Text>
                  <Text tone="secondary">{intl.formatMessage(messages.emptyText)}</Text>
                </div>
              )}
              {data && data.list.length > 0 && (
                <ul className={list}>
                  {data.list.map(({ at, ...item }) => (
                    <Card as="li" key={item.id}>
                      <NoticeItem item={item} at={at} level={2} />
                    </Card>
                  ))}
                </ul>
              )}
              {data && <ListPages page={page} pages={data.totalPages} onPage={(to) => show({ type, page: to })} />}
            </Stack>
          </TabPanel>
        </Stack>
      </div>
    </Container>
  );
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 && page <= 1000 ? page : 1;
}
