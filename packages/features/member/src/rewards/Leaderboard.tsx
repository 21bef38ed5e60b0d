import { Amount } from '@marquee/blocks/money/Amount';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { formatNumber } from '@marquee/domain/money';
import { missionLeaderboard } from '@marquee/sdk/contract/missions/leaderboard';
import { useCall } from '@marquee/state/queries';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { leaderboard as messages } from './rewards.messages.ts';

/** Who has done most in the missions (MEMB-07b). */
export function Leaderboard() {
  const intl = useIntl();
  const answer = useCall(missionLeaderboard, {});
  const { data } = answer;
  const title = data?.title ?? intl.formatMessage(messages.title);
  return (
    <>
      <Heading level={2}>{title}</Heading>
      {data?.endsAt !== undefined && (
        <Text size="sm" tone="secondary">
          {intl.formatMessage(messages.ends, {
            at: intl.formatDate(data.endsAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
      )}
      {data?.own && (
        <Text tabular>
          {intl.formatMessage(messages.own, {
            rank: intl.formatNumber(data.own.rank),
            score: formatNumber(data.own.score, 0),
          })}
        </Text>
      )}
      <RecordTable
        caption={title}
        answer={answer}
        whole
        rowKey={({ rank, account }) => `${rank} ${account}`}
        empty={intl.formatMessage(messages.none)}
        columns={[
          {
            id: 'rank',
            header: intl.formatMessage(messages.rank),
            rowHeader: true,
            cell: (one) => intl.formatNumber(one.rank),
          },
          { id: 'account', header: intl.formatMessage(messages.player), cell: (one) => <bdi>{one.account}</bdi> },
          {
            id: 'score',
            header: intl.formatMessage(messages.score),
            numeric: true,
            cell: (one) => formatNumber(one.score, 0),
          },
          {
            id: 'reward',
            header: intl.formatMessage(messages.reward),
            numeric: true,
            lead: true,
            cell: (one) => one.reward && <Amount value={one.reward} />,
          },
        ]}
      />
    </>
  );
}
