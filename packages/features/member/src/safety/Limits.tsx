import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Amount } from '@marquee/blocks/money/Amount';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { type Amount as AmountText, compareAmounts, parseAmount } from '@marquee/domain/money';
import { setLimit } from '@marquee/sdk/contract/safety/setLimit';
import type { SafetyLimit } from '@marquee/sdk/contract/safety/settings';
import { Button } from '@marquee/ui/button/Button';
import { Select } from '@marquee/ui/field/Select';
import { TextField } from '@marquee/ui/field/TextField';
import { Notice } from '@marquee/ui/notice/Notice';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Part } from './Part.tsx';
import { form } from './Safety.css.ts';
import { limitKind, limitPeriod, limits as messages } from './safety.messages.ts';
import { useSafetyChange } from './useSafetyChange.ts';

const KINDS = ['deposit', 'loss', 'session'] as const;
const PERIODS = ['day', 'week', 'month'] as const;

/** What a member allows themselves: lower holds at once, higher only after a day (SAFE-02). */
export function Limits({ limits }: { limits: readonly SafetyLimit[] }) {
  const intl = useIntl();
  const value = (kind: SafetyLimit['kind'], amount: AmountText | undefined) => {
    if (amount === undefined) return intl.formatMessage(messages.none);
    if (kind === 'session') return intl.formatMessage(messages.minutes, { minutes: Number(amount) });
    return <Amount value={amount} />;
  };
  return (
    <Part title={intl.formatMessage(messages.title)} text={intl.formatMessage(messages.text)}>
      <RecordTable
        caption={intl.formatMessage(messages.title)}
        answer={{ data: { list: limits }, error: null, isFetching: false, refetch: () => {} }}
        whole
        compact
        rowKey={({ kind, period }) => `${kind} ${period}`}
        empty={intl.formatMessage(messages.noLimits)}
        columns={[
          {
            id: 'kind',
            header: intl.formatMessage(messages.kind),
            rowHeader: true,
            cell: (one) => intl.formatMessage(limitKind[one.kind]),
          },
          {
            id: 'period',
            header: intl.formatMessage(messages.period),
            cell: (one) => intl.formatMessage(limitPeriod[one.period]),
          },
          {
            id: 'value',
            header: intl.formatMessage(messages.value),
            numeric: true,
            lead: true,
            cell: (one) => value(one.kind, one.value),
          },
          {
            id: 'used',
            header: intl.formatMessage(messages.used),
            numeric: true,
            cell: (one) => one.used !== undefined && value(one.kind, one.used),
          },
          {
            id: 'pending',
            header: intl.formatMessage(messages.pending),
            cell: (one) =>
              one.pending && (
                <>
                  {value(one.kind, one.pending.value)} · <Moment at={one.pending.startsAt} />
                </>
              ),
          },
        ]}
      />
      <NewLimit />
    </Part>
  );
}

function NewLimit() {
  const intl = useIntl();
  const { change, pending, failure, done } = useSafetyChange(setLimit);
  const [kind, setKind] = useState<SafetyLimit['kind']>('deposit');
  const [period, setPeriod] = useState<SafetyLimit['period']>('day');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const save = async () => {
    const amount = parseAmount(typed.trim());
    const good = amount !== undefined && compareAmounts(amount, '0') > 0;
    setWrong(!good);
    if (good && (await change({ kind, period, value: amount }))) setTyped('');
  };
  return (
    <>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Select
          label={intl.formatMessage(messages.kind)}
          value={kind}
          onChange={({ currentTarget }) => setKind(KINDS.find((one) => one === currentTarget.value) ?? 'deposit')}
          options={KINDS.map((one) => ({ value: one, label: intl.formatMessage(limitKind[one]) }))}
        />
        <Select
          label={intl.formatMessage(messages.period)}
          value={period}
          onChange={({ currentTarget }) => setPeriod(PERIODS.find((one) => one === currentTarget.value) ?? 'day')}
          options={PERIODS.map((one) => ({ value: one, label: intl.formatMessage(limitPeriod[one]) }))}
        />
        <TextField
          label={intl.formatMessage(kind === 'session' ? messages.newMinutes : messages.newValue)}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={wrong ? intl.formatMessage(messages.wrong) : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" kind="primary" busy={pending}>
          {intl.formatMessage(messages.save)}
        </Button>
      </form>
      {failure && <FailureNotice failure={failure} />}
      {done && <Notice tone="positive">{intl.formatMessage(messages.saved)}</Notice>}
    </>
  );
}
