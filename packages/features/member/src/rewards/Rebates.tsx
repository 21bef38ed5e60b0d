import { Amount } from '@marquee/blocks/money/Amount';
import { Figures } from '@marquee/blocks/records/Figures';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useCategoryName } from '@marquee/blocks/records/useCategoryName';
import { claimRebates } from '@marquee/sdk/contract/records/claimRebates';
import { rebates } from '@marquee/sdk/contract/records/rebates';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Button } from '@marquee/ui/button/Button';
import { useIntl } from 'react-intl';
import { ClaimOutcome } from './ClaimOutcome.tsx';
import { claims, rebates as messages } from './rewards.messages.ts';
import { useClaim } from './useClaim.ts';

const ALL = 'all';

/** Rebates on past bets, which a member takes by hand (MEMB-07d). */
export function Rebates() {
  const intl = useIntl();
  const named = useCategoryName();
  const answer = useCall(rebates, {});
  const claim = useClaim(claimRebates, rebates);
  const open = answer.data?.list.filter(({ claimed }) => !claimed).map(({ id }) => id) ?? [];
  const claimable = answer.data?.claimable;
  return (
    <>
      <ClaimOutcome claim={claim} />
      {!answer.error && (
        <Figures
          figures={[{ name: intl.formatMessage(messages.claimable), value: claimable && <Amount value={claimable} /> }]}
        />
      )}
      {open.length > 1 && (
        <div>
          <Button kind="primary" busy={claim.busy(ALL)} onClick={() => claim.start(ALL, { ids: open.slice(0, 100) })}>
            {intl.formatMessage(messages.all)}
          </Button>
        </div>
      )}
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={answer}
        whole
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.none)}
        columns={[
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            rowHeader: true,
            cell: (one) => named(one.gameType),
          },
          {
            id: 'amount',
            header: intl.formatMessage(messages.amount),
            numeric: true,
            lead: true,
            cell: (one) => <Amount value={one.amount} />,
          },
          {
            id: 'from',
            header: intl.formatMessage(messages.from),
            detail: true,
            cell: (one) => <Moment at={one.startTime} />,
          },
          {
            id: 'to',
            header: intl.formatMessage(messages.to),
            detail: true,
            cell: (one) => <Moment at={one.endTime} />,
          },
          {
            id: 'bets',
            header: intl.formatMessage(messages.bets),
            numeric: true,
            cell: (one) => <Amount value={one.validBet} />,
          },
          {
            id: 'rate',
            header: intl.formatMessage(messages.rate),
            numeric: true,
            cell: (one) => <bdi dir="ltr">{one.rate}%</bdi>,
          },
          { id: 'until', header: intl.formatMessage(messages.until), cell: (one) => <Moment at={one.expiresAt} /> },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (one) =>
              one.claimed ? (
                <Badge tone="positive">{intl.formatMessage(claims.claimed)}</Badge>
              ) : (
                <Button size="small" busy={claim.busy(one.id)} onClick={() => claim.start(one.id, { ids: [one.id] })}>
                  {intl.formatMessage(claims.claim)}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
