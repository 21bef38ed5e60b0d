import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useDays } from '@marquee/blocks/records/useDays';
import { teamOverview } from '@marquee/sdk/contract/agent/overview';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { team as messages } from '../centre/figures.messages.ts';
import { useFigureColumns } from '../centre/useFigureColumns.tsx';
import { useSums } from '../centre/useSums.tsx';
import { DayName } from './DayName.tsx';

const sumNames = ['balance', 'deposit', 'withdrawal', 'bet', 'win', 'rebate', 'bonus', 'profit'] as const;
const counts = ['teamSize', 'agents', 'members', 'online', 'joined', 'active'] as const;

/** The whole team in a time, and day by day (AGNT-01). */
export function TeamOverview() {
  const intl = useIntl();
  const days = useDays();
  const columns = useFigureColumns();
  const sums = useSums();
  const answer = useCall(teamOverview, { ...days.moments, timeZone: days.timeZone });
  const { data } = answer;
  return (
    <>
      <DateFilter days={days} />
      {!answer.error && (
        <>
          <Figures
            figures={counts.map((count) => ({
              name: intl.formatMessage(messages[count]),
              value: data && intl.formatNumber(data[count]),
            }))}
          />
          <Figures figures={sums(sumNames, data)} />
        </>
      )}
      <RecordTable
        caption={intl.formatMessage(messages.byDay)}
        answer={{ ...answer, data: data && { list: [...data.days].reverse() } }}
        whole
        rowKey={({ date }) => date}
        empty={intl.formatMessage(messages.noDays)}
        columns={[
          {
            id: 'date',
            header: intl.formatMessage(messages.day),
            rowHeader: true,
            cell: (row) => <DayName day={row.date} />,
          },
          {
            id: 'active',
            header: intl.formatMessage(messages.active),
            numeric: true,
            cell: (row) => intl.formatNumber(row.active),
          },
          {
            id: 'joined',
            header: intl.formatMessage(messages.joined),
            numeric: true,
            detail: true,
            cell: (row) => intl.formatNumber(row.joined),
          },
          ...columns(['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'bonus', 'profit'], {
            lead: 'profit',
            detail: ['validBet', 'rebate', 'bonus'],
          }),
        ]}
      />
    </>
  );
}
