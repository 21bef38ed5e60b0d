import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { claimReward } from '@marquee/sdk/contract/missions/claimReward';
import { rewards } from '@marquee/sdk/contract/missions/rewards';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { ClaimCell } from './ClaimCell.tsx';
import { ClaimOutcome } from './ClaimOutcome.tsx';
import { Prize } from './Prize.tsx';
import { rewards as messages, rewardStatus } from './rewards.messages.ts';
import { useClaim } from './useClaim.ts';

/** What waits to be taken, was taken or has expired (MEMB-07a). */
export function RewardCenter() {
  const intl = useIntl();
  const answer = useCall(rewards, {});
  const claim = useClaim(claimReward, rewards);
  // many platforms say it in the title
  const named = answer.data?.list.some(sourceOf) ?? false;
  return (
    <>
      <ClaimOutcome claim={claim} />
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={answer}
        whole
        rowKey={({ rewardId }) => rewardId}
        empty={intl.formatMessage(messages.none)}
        columns={[
          { id: 'title', header: intl.formatMessage(messages.reward), rowHeader: true, cell: (one) => one.title },
          {
            id: 'amount',
            header: intl.formatMessage(messages.amount),
            numeric: true,
            lead: true,
            cell: (one) => <Prize kind={one.kind} amount={one.amount} />,
          },
          ...(named ? [{ id: 'source', header: intl.formatMessage(messages.source), cell: sourceOf }] : []),
          { id: 'until', header: intl.formatMessage(messages.until), cell: (one) => <Moment at={one.expiresAt} /> },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (one) => (
              <ClaimCell
                status={one.status}
                words={intl.formatMessage(rewardStatus[one.status])}
                busy={claim.busy(one.rewardId)}
                onClaim={() => claim.start(one.rewardId, { rewardId: one.rewardId })}
              />
            ),
          },
        ]}
      />
    </>
  );
}

const sourceOf = ({ source }: { source?: string | undefined }) => source;
