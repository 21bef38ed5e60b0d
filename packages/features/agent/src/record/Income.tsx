import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { agentIncome } from '@marquee/sdk/contract/agent/income';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { useAgentFlags } from '../centre/agentFlags.ts';
import { team as messages } from '../centre/figures.messages.ts';
import { useFigureColumns } from '../centre/useFigureColumns.tsx';
import { useSums } from '../centre/useSums.tsx';
import { DayName } from '../team/DayName.tsx';

const SIZE = 20;

/** My income (AGNT-01): what was paid to the agent, by day; only of the kinds that the brand has. */
export function Income() {
  const intl = useIntl();
  const days = useDays();
  const { page } = useListAddress();
  const columns = useFigureColumns();
  const sums = useSums();
  const flags = useAgentFlags();
  const on = {
    dividend: flags.dividends,
    daily: flags.dailyWages,
    hourly: flags.hourlyWages,
    realTime: flags.realTimeWages,
  };
  const names = (['commission', 'dividend', 'daily', 'hourly', 'realTime', 'total'] as const).filter(
    (name) => !(name in on) || on[name as keyof typeof on],
  );
  const answer = useCall(agentIncome, { ...days.moments, timeZone: days.timeZone, pageNo: page, pageSize: SIZE });
  return (
    <>
      <DateFilter days={days} />
      {!answer.error && <Figures figures={sums(names, answer.data?.totals)} />}
      <RecordTable
        caption={intl.formatMessage(messages.income)}
        answer={answer}
        rowKey={({ date }) => date}
        empty={intl.formatMessage(messages.noIncome)}
        columns={[
          {
            id: 'date',
            header: intl.formatMessage(messages.day),
            rowHeader: true,
            cell: (row) => <DayName day={row.date} />,
          },
          ...columns(names, { lead: 'total' }),
        ]}
      />
    </>
  );
}
