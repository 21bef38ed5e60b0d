import { categoryNames } from '@marquee/blocks/game/category.messages';
import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Filters } from '@marquee/blocks/records/Filters';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import { useCategoryName } from '@marquee/blocks/records/useCategoryName';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { useBrand } from '@marquee/brand/provider';
import { gameCategories } from '@marquee/domain/gameTypes';
import { betStatuses } from '@marquee/domain/transactions';
import { bettingRecord } from '@marquee/sdk/contract/records/betting';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { betStatus, records as messages } from './records.messages.ts';

const SIZE = 20;
const tones = { open: 'info', won: 'positive', lost: 'neutral', void: 'warning', unknown: 'neutral' } as const;

/** Bets and what came of them (MEMB-06). */
export function BettingRecord() {
  const intl = useIntl();
  const days = useDays();
  const { page, field, change } = useListAddress();
  const { off } = useBrand().games;
  const named = useCategoryName();
  const gameType = gameCategories.find((category) => category === field('game'));
  const status = betStatuses.find((one) => one === field('status'));
  const answer = useCall(bettingRecord, {
    ...days.moments,
    page,
    size: SIZE,
    ...(gameType && { gameType }),
    ...(status && { status }),
  });
  const totals = answer.data?.totals;
  return (
    <>
      <DateFilter days={days} />
      <Filters>
        <Select
          label={intl.formatMessage(messages.kindOfGame)}
          value={gameType ?? ''}
          onChange={({ currentTarget: { value } }) => change({ game: value })}
          options={[
            { value: '', label: intl.formatMessage(messages.any) },
            ...gameCategories
              .filter((category) => !off.includes(category))
              .map((category) => ({ value: category, label: intl.formatMessage(categoryNames[category]) })),
          ]}
        />
        <Select
          label={intl.formatMessage(messages.status)}
          value={status ?? ''}
          onChange={({ currentTarget: { value } }) => change({ status: value })}
          options={[
            { value: '', label: intl.formatMessage(messages.any) },
            ...betStatuses.map((one) => ({ value: one, label: intl.formatMessage(betStatus[one]) })),
          ]}
        />
      </Filters>
      {!answer.error && (
        <Figures
          figures={[
            { name: intl.formatMessage(messages.stake), value: totals && <Amount value={totals.stake} /> },
            { name: intl.formatMessage(messages.validBet), value: totals && <Amount value={totals.validBet} /> },
            { name: intl.formatMessage(messages.payout), value: totals && <Amount value={totals.payout} /> },
            { name: intl.formatMessage(messages.profit), value: totals && <SignedAmount value={totals.profit} /> },
          ]}
        />
      )}
      <RecordTable
        caption={intl.formatMessage(messages.bets)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noBets)}
        columns={[
          {
            id: 'game',
            header: intl.formatMessage(messages.game),
            rowHeader: true,
            cell: (bet) => <bdi>{bet.gameName}</bdi>,
          },
          { id: 'time', header: intl.formatMessage(messages.time), cell: (bet) => <Moment at={bet.time} /> },
          { id: 'kind', header: intl.formatMessage(messages.kindOfGame), cell: (bet) => named(bet.gameType) },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (bet) => <Badge tone={tones[bet.status]}>{intl.formatMessage(betStatus[bet.status])}</Badge>,
          },
          {
            id: 'stake',
            header: intl.formatMessage(messages.stake),
            numeric: true,
            cell: (bet) => <Amount value={bet.stake} />,
          },
          {
            id: 'payout',
            header: intl.formatMessage(messages.payout),
            numeric: true,
            detail: true,
            cell: (bet) => <Amount value={bet.payout} />,
          },
          {
            id: 'validBet',
            header: intl.formatMessage(messages.validBet),
            numeric: true,
            detail: true,
            cell: (bet) => <Amount value={bet.validBet} />,
          },
          {
            id: 'profit',
            header: intl.formatMessage(messages.profit),
            numeric: true,
            lead: true,
            cell: (bet) => <SignedAmount value={bet.profit} />,
          },
          {
            id: 'vendor',
            header: intl.formatMessage(messages.vendor),
            detail: true,
            cell: (bet) => <bdi>{bet.vendor}</bdi>,
          },
          { id: 'id', header: intl.formatMessage(messages.number), detail: true, cell: (bet) => bet.id },
        ]}
      />
    </>
  );
}
