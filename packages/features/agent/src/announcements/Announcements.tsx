import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import { Moment } from '@marquee/blocks/records/Moment';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { agentAnnouncements } from '@marquee/sdk/contract/agent/announcements';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Card } from '@marquee/ui/card/Card';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { announcements as messages } from './announcements.messages.ts';

const SIZE = 10;
const WAITING = ['1', '2', '3'];

/** What the platform tells its agents (AGNT-01). Its markup comes from outside: nothing in it runs (C17). */
export function Announcements() {
  const intl = useIntl();
  const { page, toPage } = useListAddress();
  const { data, error, isFetching, refetch } = useCall(agentAnnouncements, { pageNo: page, pageSize: SIZE });
  if (error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4} aria-busy={data === undefined}>
      {!data &&
        WAITING.map((key) => (
          <Card key={key}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </Card>
        ))}
      {data?.list.length === 0 && <Text tone="secondary">{intl.formatMessage(messages.none)}</Text>}
      {data?.list.map(({ id, title, content, at, pinned }) => (
        <Card key={id} as="article">
          <Stack gap={2}>
            <Inline gap={2}>
              <Heading level={2} size="lg">
                {title}
              </Heading>
              {pinned && <Badge tone="accent">{intl.formatMessage(messages.pinned)}</Badge>}
            </Inline>
            <Text size="sm" tone="muted">
              <Moment at={at} />
            </Text>
            <SafeHtml html={content} topLevel={3} newTabLabel={intl.formatMessage(pageWords.newTab)} />
          </Stack>
        </Card>
      ))}
      {data && <ListPages page={page} pages={data.totalPages} onPage={toPage} />}
    </Stack>
  );
}
