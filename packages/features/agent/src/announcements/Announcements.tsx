import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { NoticeItem } from '@marquee/blocks/notice/NoticeItem';
import { ListPages } from '@marquee/blocks/page/ListPages';
import { usePastLast } from '@marquee/blocks/page/usePastLast';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { agentAnnouncements } from '@marquee/sdk/contract/agent/announcements';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Card } from '@marquee/ui/card/Card';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { announcements as messages } from './announcements.messages.ts';

const SIZE = 10;
const WAITING = ['1', '2', '3'];

/** What the platform tells its agents (AGNT-01). Its markup comes from outside: nothing in it runs (C17). */
export function Announcements() {
  const intl = useIntl();
  const { page, toPage } = useListAddress();
  const answer = useCall(agentAnnouncements, { pageNo: page, pageSize: SIZE });
  const { error, isFetching, refetch } = answer;
  const past = usePastLast(page, answer.data?.totalPages, (last) => toPage(last, { replace: true }));
  const data = past ? undefined : answer.data;
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
      {data?.list.map(({ at, pinned, ...item }) => (
        <Card key={item.id}>
          <NoticeItem
            item={item}
            at={at}
            level={2}
            mark={pinned && <Badge tone="accent">{intl.formatMessage(messages.pinned)}</Badge>}
          />
        </Card>
      ))}
      {data && <ListPages page={page} pages={data.totalPages} onPage={toPage} />}
    </Stack>
  );
}
