import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Amount } from '@marquee/blocks/money/Amount';
import { OwnAmount } from '@marquee/blocks/money/OwnAmount';
import { NoticeItem } from '@marquee/blocks/notice/NoticeItem';
import { page } from '@marquee/blocks/page/page.css';
import { type Figure, Figures } from '@marquee/blocks/records/Figures';
import { useBrand } from '@marquee/brand/provider';
import { dayPresets, momentsOf, recentDays } from '@marquee/domain/days';
import { agentAnnouncements } from '@marquee/sdk/contract/agent/announcements';
import { teamOverview } from '@marquee/sdk/contract/agent/overview';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { Card } from '@marquee/ui/card/Card';
import { Container } from '@marquee/ui/layout/Container';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { TextLink } from '@marquee/ui/text/TextLink';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './agent.messages.ts';

const SHOWN = 5;

/** An agent's home (AUTH-05): the own account, how the team does, and what the platform tells its agents. */
export function AgentHome({ account }: { account: string | undefined }) {
  const intl = useIntl();
  const own = useCall(balance, {});
  return (
    <Container>
      <div className={page}>
        <Stack gap={4}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          {own.error && (
            <FailureNotice failure={own.error} retrying={own.isFetching} onRetry={() => void own.refetch()} />
          )}
          <Figures
            figures={[
              { name: intl.formatMessage(messages.account), value: <bdi>{account}</bdi> },
              {
                name: intl.formatMessage(messages.balance),
                value: own.data && <OwnAmount value={own.data.sumBalance} />,
              },
            ]}
          />
        </Stack>
        <Team />
        <Announcements />
      </div>
    </Container>
  );
}

const counts = ['teamSize', 'active', 'joined'] as const;
const sums = ['bet', 'deposit', 'withdrawal'] as const;

/** The team over the days that the agent centre calls the last 30. */
function Team() {
  const intl = useIntl();
  const { timeZone } = useBrand();
  const { clock } = useAppStore();
  const moments = useMemo(
    () => momentsOf(recentDays(dayPresets[1], clock.now(), timeZone), timeZone),
    [clock, timeZone],
  );
  const { data, error, isFetching, refetch } = useCall(teamOverview, moments);
  const figures: Figure[] = [
    ...counts.map((name) => ({
      name: intl.formatMessage(messages[name]),
      value: data && intl.formatNumber(data[name]),
    })),
    ...sums.map((name) => ({ name: intl.formatMessage(messages[name]), value: data && <Amount value={data[name]} /> })),
  ];
  return (
    <Stack gap={4} as="section">
      <Inline justify="between">
        <Heading level={2}>{intl.formatMessage(messages.team)}</Heading>
        <TextLink as={Link} to="/agent">
          {intl.formatMessage(messages.centre)}
        </TextLink>
      </Inline>
      {error ? (
        <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Figures figures={figures} />
      )}
    </Stack>
  );
}

function Announcements() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(agentAnnouncements, { pageNo: 1, pageSize: SHOWN });
  return (
    <Stack gap={4} as="section" aria-busy={!data && !error}>
      <Heading level={2}>{intl.formatMessage(messages.announcements)}</Heading>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card>
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Card>
      )}
      {data?.list.length === 0 && <Text tone="muted">{intl.formatMessage(messages.noAnnouncements)}</Text>}
      {data?.list.map(({ at, ...item }) => (
        <Card key={item.id}>
          <NoticeItem item={item} at={at} level={3} />
        </Card>
      ))}
    </Stack>
  );
}
