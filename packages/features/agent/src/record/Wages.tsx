import { Amount } from '@marquee/blocks/money/Amount';
import { DateFilter } from '@marquee/blocks/records/DateFilter';
import { Figures } from '@marquee/blocks/records/Figures';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import { useDays } from '@marquee/blocks/records/useDays';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import type { dailyWages } from '@marquee/sdk/contract/agent/dailyWages';
import type { dividends } from '@marquee/sdk/contract/agent/dividends';
import type { hourlyWages } from '@marquee/sdk/contract/agent/hourlyWages';
import type { realTimeWages } from '@marquee/sdk/contract/agent/realTimeWages';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Stack } from '@marquee/ui/layout/Stack';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { wages as messages, wageSide, wageStatus } from './wages.messages.ts';

/** The record of one kind of wages or of dividends: all four are alike. */
export type WagesCall = typeof dailyWages | typeof dividends | typeof hourlyWages | typeof realTimeWages;

const SIZE = 20;
const SIDES = ['own', 'downline'] as const;
const tones = { paid: 'positive', pending: 'info', unmet: 'neutral', unknown: 'neutral' } as const;

/** What an agent gets by contract, and what direct downlines get (AGNT-01b); wages settle every five minutes (AGNT-04b). */
export function Wages({ call }: { call: WagesCall }) {
  const intl = useIntl();
  const tabs = useId();
  const days = useDays();
  const { page, field, change } = useListAddress();
  const side = SIDES.find((one) => one === field('side')) ?? 'own';
  const answer = useCall(call as typeof dailyWages, { ...days.moments, pageNo: page, pageSize: SIZE, side });
  const total = answer.data?.totalAmount;
  return (
    <>
      <Tabs
        id={tabs}
        label={intl.formatMessage(messages.sides)}
        tabs={SIDES.map((one) => ({ value: one, label: intl.formatMessage(wageSide[one]) }))}
        value={side}
        onChange={(one) => change({ side: one })}
      />
      <TabPanel tabs={tabs} value={side} selected={side}>
        <Stack gap={5}>
          <DateFilter days={days} />
          {!answer.error && (
            <Figures
              figures={[{ name: intl.formatMessage(messages.paidInAll), value: total && <Amount value={total} /> }]}
            />
          )}
          <RecordTable
            caption={intl.formatMessage(messages.title)}
            answer={answer}
            rowKey={({ id }) => id}
            empty={intl.formatMessage(messages.none)}
            columns={[
              {
                id: 'from',
                header: intl.formatMessage(messages.from),
                rowHeader: true,
                cell: (row) => <Moment at={row.from} />,
              },
              {
                id: 'to',
                header: intl.formatMessage(messages.to),
                detail: true,
                cell: (row) => <Moment at={row.to} />,
              },
              { id: 'account', header: intl.formatMessage(messages.account), cell: (row) => <bdi>{row.account}</bdi> },
              {
                id: 'amount',
                header: intl.formatMessage(messages.amount),
                numeric: true,
                lead: true,
                cell: (row) => <Amount value={row.amount} />,
              },
              {
                id: 'rate',
                header: intl.formatMessage(messages.rate),
                numeric: true,
                cell: (row) => <bdi dir="ltr">{row.rate}%</bdi>,
              },
              {
                id: 'valid',
                header: intl.formatMessage(messages.validBet),
                numeric: true,
                cell: (row) => <Amount value={row.validBet} />,
              },
              {
                id: 'loss',
                header: intl.formatMessage(messages.profitLoss),
                numeric: true,
                detail: true,
                cell: (row) => <SignedAmount value={row.profitLoss} />,
              },
              {
                id: 'members',
                header: intl.formatMessage(messages.activeMembers),
                numeric: true,
                detail: true,
                cell: (row) => intl.formatNumber(row.activeMembers),
              },
              {
                id: 'status',
                header: intl.formatMessage(messages.status),
                cell: (row) => <Badge tone={tones[row.status]}>{intl.formatMessage(wageStatus[row.status])}</Badge>,
              },
              {
                id: 'paid',
                header: intl.formatMessage(messages.paidAt),
                detail: true,
                cell: (row) => row.paidAt !== undefined && <Moment at={row.paidAt} />,
              },
            ]}
          />
        </Stack>
      </TabPanel>
    </>
  );
}
