import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Filters } from '@marquee/blocks/records/Filters';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import { transactionKinds } from '@marquee/domain/transactions';
import { accountRecord } from '@marquee/sdk/contract/records/account';
import { useCall } from '@marquee/state/queries';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { records as messages, transaction } from './records.messages.ts';

const SIZE = 20;

/** What changed the balance, with the balance after each change (MEMB-06). */
export function AccountRecord() {
  const intl = useIntl();
  const days = useDays();
  const { page, field, change } = useListAddress();
  const kind = transactionKinds.find((one) => one === field('kind'));
  const answer = useCall(accountRecord, { ...days.moments, page, size: SIZE, ...(kind && { kind }) });
  const { data } = answer;
  return (
    <>
      <DateFilter days={days} />
      <Filters>
        <Select
          label={intl.formatMessage(messages.kind)}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => change({ kind: value })}
          options={[
            { value: '', label: intl.formatMessage(messages.any) },
            ...transactionKinds.map((one) => ({ value: one, label: intl.formatMessage(transaction[one]) })),
          ]}
        />
      </Filters>
      {!answer.error && (
        <Figures
          figures={[
            { name: intl.formatMessage(messages.moneyIn), value: data && <Amount value={data.totalIn} /> },
            { name: intl.formatMessage(messages.moneyOut), value: data && <Amount value={data.totalOut} /> },
          ]}
        />
      )}
      <RecordTable
        caption={intl.formatMessage(messages.account)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={intl.formatMessage(messages.noChanges)}
        columns={[
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            rowHeader: true,
            cell: (entry) => intl.formatMessage(transaction[entry.kind]),
          },
          { id: 'time', header: intl.formatMessage(messages.time), cell: (entry) => <Moment at={entry.time} /> },
          {
            id: 'amount',
            header: intl.formatMessage(messages.amount),
            numeric: true,
            lead: true,
            // what moves between one's own wallets neither comes in nor goes out
            cell: (entry) =>
              entry.kind === 'transfer' ? <Amount value={entry.amount} /> : <SignedAmount value={entry.amount} />,
          },
          {
            id: 'after',
            header: intl.formatMessage(messages.balanceAfter),
            numeric: true,
            cell: (entry) => <Amount value={entry.balanceAfter} />,
          },
          { id: 'from', header: intl.formatMessage(messages.fromWallet), detail: true, cell: (entry) => entry.from },
          { id: 'to', header: intl.formatMessage(messages.toWallet), detail: true, cell: (entry) => entry.to },
          {
            id: 'about',
            header: intl.formatMessage(messages.reference),
            detail: true,
            cell: (entry) => entry.reference,
          },
          { id: 'remark', header: intl.formatMessage(messages.remark), detail: true, cell: (entry) => entry.remark },
          { id: 'id', header: intl.formatMessage(messages.number), detail: true, cell: (entry) => entry.id },
        ]}
      />
    </>
  );
}
