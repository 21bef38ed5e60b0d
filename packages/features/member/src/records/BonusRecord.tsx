import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { bonuses } from '@marquee/sdk/contract/records/bonuses';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { bonusSource, records as messages } from './records.messages.ts';

const SIZE = 20;

/** Bonuses that were credited (MEMB-06). */
export function BonusRecord() {
  const intl = useIntl();
  const days = useDays();
  const { page } = useListAddress();
  const answer = useCall(bonuses, { ...days.moments, page, size: SIZE });
  const total = answer.data?.total;
  return (
    <>
      <DateFilter days={days} />
      {!answer.error && (
        <Figures
          figures={[{ name: intl.formatMessage(messages.bonusTotal), value: total && <Amount value={total} /> }]}
        />
      )}
      <RecordTable
        caption={intl.formatMessage(messages.bonuses)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noBonuses)}
        columns={[
          {
            id: 'title',
            header: intl.formatMessage(messages.what),
            rowHeader: true,
            cell: (bonus) => <bdi>{bonus.title}</bdi>,
          },
          { id: 'time', header: intl.formatMessage(messages.time), cell: (bonus) => <Moment at={bonus.time} /> },
          {
            id: 'source',
            header: intl.formatMessage(messages.source),
            cell: (bonus) => intl.formatMessage(bonusSource[bonus.source]),
          },
          {
            id: 'amount',
            header: intl.formatMessage(messages.amount),
            numeric: true,
            lead: true,
            cell: (bonus) => <Amount value={bonus.amount} />,
          },
        ]}
      />
    </>
  );
}
