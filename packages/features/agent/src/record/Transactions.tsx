import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Filters } from '@marquee/blocks/records/Filters';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { downlineTransactions } from '@marquee/sdk/contract/agent/transactions';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { AccountSearch } from '../centre/AccountSearch.tsx';
import { team as messages, transactionStatus, transactionType } from '../centre/figures.messages.ts';

const SIZE = 20;
const TYPES = ['deposit', 'withdrawal', 'bonus', 'transfer'] as const;
const tones = { done: 'positive', pending: 'info', rejected: 'negative', unknown: 'neutral' } as const;

/** Downline transaction details (AGNT-01). */
export function Transactions() {
  const intl = useIntl();
  const days = useDays();
  const { page, field, change } = useListAddress();
  const type = TYPES.find((one) => one === field('type'));
  const search = field('q');
  const answer = useCall(downlineTransactions, {
    ...days.moments,
    pageNo: page,
    pageSize: SIZE,
    ...(type && { type }),
    ...(search && { search }),
  });
  const total = answer.data?.totalAmount;
  return (
    <>
      <DateFilter days={days} />
      <Filters>
        <AccountSearch />
        <Select
          label={intl.formatMessage(messages.type)}
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => change({ type: value })}
          options={[
            { value: '', label: intl.formatMessage(messages.any) },
            ...TYPES.map((one) => ({ value: one, label: intl.formatMessage(transactionType[one]) })),
          ]}
        />
      </Filters>
      {!answer.error && (
        <Figures
          figures={[{ name: intl.formatMessage(messages.balanceOfAll), value: total && <Amount value={total} /> }]}
        />
      )}
      <RecordTable
        caption={intl.formatMessage(messages.transactions)}
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
            id: 'type',
            header: intl.formatMessage(messages.type),
            cell: (one) => intl.formatMessage(transactionType[one.type]),
          },
          {
            id: 'amount',
            header: intl.formatMessage(messages.amount),
            numeric: true,
            lead: true,
            cell: (one) => <SignedAmount value={one.amount} />,
          },
          { id: 'time', header: intl.formatMessage(messages.time), cell: (one) => <Moment at={one.at} /> },
          {
            id: 'status',
            header: intl.formatMessage(messages.status),
            cell: (one) => <Badge tone={tones[one.status]}>{intl.formatMessage(transactionStatus[one.status])}</Badge>,
          },
          { id: 'id', header: intl.formatMessage(messages.number), detail: true, cell: (one) => one.id },
        ]}
      />
    </>
  );
}
