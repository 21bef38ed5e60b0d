import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Filters } from '@marquee/blocks/records/Filters';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { teamProfit } from '@marquee/sdk/contract/agent/profit';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { AccountSearch } from '../centre/AccountSearch.tsx';
import { kinds, team as messages } from '../centre/figures.messages.ts';
import { useFigureColumns } from '../centre/useFigureColumns.tsx';
import { useSums } from '../centre/useSums.tsx';

const SIZE = 20;
const names = ['deposit', 'withdrawal', 'bet', 'validBet', 'win', 'rebate', 'bonus', 'profit'] as const;

/** User profit and loss statements (AGNT-01): each downline's money in a time. */
export function TeamProfit() {
  const intl = useIntl();
  const days = useDays();
  const { page, field } = useListAddress();
  const columns = useFigureColumns();
  const sums = useSums();
  const search = field('q');
  const answer = useCall(teamProfit, { ...days.moments, pageNo: page, pageSize: SIZE, ...(search && { search }) });
  return (
    <>
      <DateFilter days={days} />
      <Filters>
        <AccountSearch />
      </Filters>
      {!answer.error && <Figures figures={sums(names, answer.data?.totals)} />}
      <RecordTable
        caption={intl.formatMessage(messages.statements)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noMoney)}
        columns={[
          {
            id: 'account',
            header: intl.formatMessage(messages.account),
            rowHeader: true,
            cell: (one) => <bdi>{one.account}</bdi>,
          },
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            detail: true,
            cell: (one) => intl.formatMessage(kinds[one.kind]),
          },
          ...columns(names, { lead: 'profit', detail: ['validBet', 'rebate', 'bonus'] }),
        ]}
      />
    </>
  );
}
