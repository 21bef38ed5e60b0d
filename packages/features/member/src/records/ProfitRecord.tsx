import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import { useCategoryName } from '@marquee/blocks/records/useCategoryName';
import { useDays } from '@marquee/blocks/records/useDays';
import { profit } from '@marquee/sdk/contract/records/profit';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { records as messages } from './records.messages.ts';

const sums = ['deposit', 'withdrawal', 'stake', 'payout', 'bonus', 'rebate'] as const;

/** What a period brought or cost, in all and by kind of games (MEMB-06). */
export function ProfitRecord() {
  const intl = useIntl();
  const days = useDays();
  const named = useCategoryName();
  const answer = useCall(profit, days.moments);
  const { data } = answer;
  return (
    <>
      <DateFilter days={days} />
      {!answer.error && (
        <Figures
          figures={[
            { name: intl.formatMessage(messages.profit), value: data && <SignedAmount value={data.profit} /> },
            ...sums.map((sum) => ({
              name: intl.formatMessage(messages[sum]),
              value: data && <Amount value={data[sum]} />,
            })),
          ]}
        />
      )}
      <RecordTable
        caption={intl.formatMessage(messages.byKind)}
        answer={{ ...answer, data: data && { list: data.categories } }}
        whole
        rowKey={({ gameType }) => gameType}
        empty={intl.formatMessage(messages.noBets)}
        columns={[
          {
            id: 'kind',
            header: intl.formatMessage(messages.kindOfGame),
            rowHeader: true,
            cell: (row) => named(row.gameType),
          },
          {
            id: 'bets',
            header: intl.formatMessage(messages.count),
            numeric: true,
            cell: (row) => intl.formatNumber(row.betCount),
          },
          {
            id: 'stake',
            header: intl.formatMessage(messages.stake),
            numeric: true,
            cell: (row) => <Amount value={row.stake} />,
          },
          {
            id: 'valid',
            header: intl.formatMessage(messages.validBet),
            numeric: true,
            cell: (row) => <Amount value={row.validBet} />,
          },
          {
            id: 'payout',
            header: intl.formatMessage(messages.payout),
            numeric: true,
            cell: (row) => <Amount value={row.payout} />,
          },
          {
            id: 'profit',
            header: intl.formatMessage(messages.profit),
            numeric: true,
            lead: true,
            cell: (row) => <SignedAmount value={row.profit} />,
          },
        ]}
      />
    </>
  );
}
