import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Amount } from '@marquee/blocks/money/Amount';
import type { Amount as AmountText } from '@marquee/domain/money';
import { agentAnnouncements } from '@marquee/sdk/contract/agent/announcements';
import { teamOverview } from '@marquee/sdk/contract/agent/overview';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useCall } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { Card } from '@marquee/ui/card/Card';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Columns } from '@marquee/ui/layout/Columns';
import { Container } from '@marquee/ui/layout/Container';
import { Stack } from '@marquee/ui/layout/Stack';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { type ReactNode, useState } from 'react';
import { FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './agent.messages.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const SHOWN = 5;

/** An agent's home (AUTH-05): the own account, how the team does, and what the platform tells its agents. */
export function AgentHome({ account }: { account: string | undefined }) {
  const intl = useIntl();
  const own = useCall(balance, {});
  return (
    <Container>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          {own.error && <FailureNotice failure={own.error} onRetry={() => void own.refetch()} />}
          <Columns as="dl" gap={4}>
            <Figure name={messages.account} value={<bdi>{account}</bdi>} />
            <Figure name={messages.balance} value={own.data && <Amount value={own.data.sumBalance} />} />
          </Columns>
        </Stack>
        <Team />
        <Announcements />
      </Stack>
    </Container>
  );
}

function Figure({ name, value }: { name: MessageDescriptor; value: ReactNode }) {
  const intl = useIntl();
  return (
    <Card>
      <Text as="dt" size="sm" tone="muted">
        {intl.formatMessage(name)}
      </Text>
      <dd>
        <Text as="span" size="lg" strong tabular>
          {value ?? intl.formatMessage(messages.waiting)}
        </Text>
      </dd>
    </Card>
  );
}

function Team() {
  const intl = useIntl();
  const { clock } = useAppStore();
  const [endTime] = useState(() => clock.now());
  const { data, error, refetch } = useCall(teamOverview, { startTime: endTime - DAYS * DAY_MS, endTime });
  const count = (value: number | undefined) => value !== undefined && <FormattedNumber value={value} />;
  const sum = (value: AmountText | undefined) => value !== undefined && <Amount value={value} />;
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{intl.formatMessage(messages.team)}</Heading>
      {error ? (
        <FailureNotice failure={error} onRetry={() => void refetch()} />
      ) : (
        <Columns as="dl" gap={4}>
          <Figure name={messages.teamSize} value={count(data?.teamSize) || undefined} />
          <Figure name={messages.active} value={count(data?.active) || undefined} />
          <Figure name={messages.joined} value={count(data?.joined) || undefined} />
          <Figure name={messages.bet} value={sum(data?.bet) || undefined} />
          <Figure name={messages.deposit} value={sum(data?.deposit) || undefined} />
          <Figure name={messages.withdrawal} value={sum(data?.withdrawal) || undefined} />
        </Columns>
      )}
    </Stack>
  );
}

function Announcements() {
  const intl = useIntl();
  const { data, error, refetch } = useCall(agentAnnouncements, { pageNo: 1, pageSize: SHOWN });
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>{intl.formatMessage(messages.announcements)}</Heading>
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Text tone="muted">{intl.formatMessage(messages.noAnnouncements)}</Text>}
      {data?.list.map(({ id, title, content, at }) => (
        <Card key={id} as="article">
          <Stack gap={2}>
            <Heading level={3}>{title}</Heading>
            {at !== undefined && (
              <Text size="sm" tone="muted">
                {intl.formatDate(at, { dateStyle: 'medium' })}
              </Text>
            )}
            <SafeHtml html={content} topLevel={4} newTabLabel={intl.formatMessage(messages.newTab)} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
