import { categoryNames } from '@marquee/blocks/game/category.messages';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Filters } from '@marquee/blocks/records/Filters';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { useBrand } from '@marquee/brand/provider';
import { gameCategories } from '@marquee/domain/gameTypes';
import { teamBetting } from '@marquee/sdk/contract/agent/betting';
import { useCall } from '@marquee/state/queries';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { AccountSearch } from '../centre/AccountSearch.tsx';
import { kinds, team as messages } from '../centre/figures.messages.ts';
import { useFigureColumns } from '../centre/useFigureColumns.tsx';
import { useSums } from '../centre/useSums.tsx';

const SIZE = 20;
const names = ['bet', 'validBet', 'win', 'profit'] as const;

/** Team betting (AGNT-01): what each downline bet in a time. */
export function TeamBetting() {
  const intl = useIntl();
  const days = useDays();
  const { page, field, change } = useListAddress();
  const { off } = useBrand().games;
  const columns = useFigureColumns();
  const sums = useSums();
  const gameType = gameCategories.find((category) => category === field('game'));
  const search = field('q');
  const answer = useCall(teamBetting, {
    ...days.moments,
    pageNo: page,
    pageSize: SIZE,
    ...(gameType && { gameType }),
    ...(search && { search }),
  });
  return (
    <>
      <DateFilter days={days} />
      <Filters>
        <AccountSearch />
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
      </Filters>
      {!answer.error && <Figures figures={sums(names, answer.data?.totals)} />}
      <RecordTable
        caption={intl.formatMessage(messages.betting)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noBets)}
        columns={[
          {
            id: 'account',
            header: intl.formatMessage(messages.account),
            rowHeader: true,
            cell: (one) => <bdi>{one.account}</bdi>,
          },
          { id: 'kind', header: intl.formatMessage(messages.kind), cell: (one) => intl.formatMessage(kinds[one.kind]) },
          {
            id: 'bets',
            header: intl.formatMessage(messages.bets),
            numeric: true,
            cell: (one) => intl.formatNumber(one.bets),
          },
          ...columns(names, { lead: 'profit' }),
        ]}
      />
    </>
  );
}
