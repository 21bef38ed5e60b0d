import { Amount } from '@marquee/blocks/money/Amount';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { formatNumber } from '@marquee/domain/money';
import { claimMission } from '@marquee/sdk/contract/missions/claim';
import { missionSummary } from '@marquee/sdk/contract/missions/summary';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { ClaimCell } from './ClaimCell.tsx';
import { ClaimOutcome } from './ClaimOutcome.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Prize } from './Prize.tsx';
import { missions as messages, missionStatus } from './rewards.messages.ts';
import { useClaim } from './useClaim.ts';

/** The missions of a member, and who is ahead in them (MEMB-07b). */
export function Missions() {
  const intl = useIntl();
  const { data, ...asked } = useCall(missionSummary, {});
  const claim = useClaim(claimMission, missionSummary);
  return (
    <>
      <ClaimOutcome claim={claim} />
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={{ ...asked, data: data && { list: data.missions } }}
        whole
        rowKey={({ missionId }) => missionId}
        empty={intl.formatMessage(messages.none)}
        columns={[
          {
            id: 'title',
            header: intl.formatMessage(messages.mission),
            rowHeader: true,
            prose: true,
            cell: (one) => <bdi>{one.title}</bdi>,
          },
          {
            id: 'reward',
            header: intl.formatMessage(messages.reward),
            numeric: true,
            lead: true,
            cell: (one) => <Prize kind={one.rewardKind} amount={one.reward} />,
          },
          {
            id: 'progress',
            header: intl.formatMessage(messages.progress),
            numeric: true,
            cell: (one) =>
              one.unit === 'money' ? (
                <>
                  <Amount value={one.progress} /> / <Amount value={one.target} />
                </>
              ) : (
                `${formatNumber(one.progress, 0)} / ${formatNumber(one.target, 0)}`
              ),
          },
          { id: 'until', header: intl.formatMessage(messages.until), cell: (one) => <Moment at={one.endsAt} /> },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (one) => (
              <ClaimCell
                status={one.status}
                words={intl.formatMessage(missionStatus[one.status])}
                busy={claim.busy(one.missionId)}
                onClaim={() => claim.start(one.missionId, { missionId: one.missionId })}
              />
            ),
          },
          {
            id: 'about',
            header: intl.formatMessage(messages.about),
            detail: true,
            cell: (one) => <bdi>{one.description}</bdi>,
          },
        ]}
      />
      <Leaderboard />
    </>
  );
}
