import { Amount } from '@marquee/blocks/money/Amount';
import { Filters } from '@marquee/blocks/records/Filters';
import { Moment } from '@marquee/blocks/records/Moment';
import { RecordTable } from '@marquee/blocks/records/RecordTable';
import { useListAddress } from '@marquee/blocks/records/useListAddress';
import type { ContractRow } from '@marquee/sdk/contract/contracts/contract';
import { contractList } from '@marquee/sdk/contract/contracts/list';
import { contractTypes } from '@marquee/sdk/contract/contracts/type';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { Select } from '@marquee/ui/field/Select';
import { Stack } from '@marquee/ui/layout/Stack';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountSearch } from '../centre/AccountSearch.tsx';
import { ContractDialog } from './ContractDialog.tsx';
import { contractSide, contractStatus, contractType, contracts as messages, request } from './contracts.messages.ts';

const SIZE = 20;
const SIDES = ['own', 'downline'] as const;
const STATUSES = ['active', 'pending', 'rejected', 'ended'] as const;
const tones = {
  active: 'positive',
  pending: 'info',
  rejected: 'negative',
  ended: 'neutral',
  unknown: 'neutral',
} as const;

/** The contracts with the upline and with direct downlines (AGNT-03a). */
export function Contracts() {
  const intl = useIntl();
  const tabs = useId();
  const { page, field, change } = useListAddress();
  const side = SIDES.find((one) => one === field('side')) ?? 'own';
  const type = contractTypes.find((one) => one === field('type'));
  const status = STATUSES.find((one) => one === field('status'));
  const search = field('q');
  const [opened, setOpened] = useState<string>();
  const answer = useCall(contractList, {
    pageNo: page,
    pageSize: SIZE,
    side,
    ...(type && { type }),
    ...(status && { status }),
    ...(search && { search }),
  });
  const contract = answer.data?.list.find(({ id }) => id === opened);
  const waits = ({ request: asked }: ContractRow) =>
    asked && `${intl.formatMessage(request[asked.kind])} · ${intl.formatMessage(request[asked.by])}`;
  return (
    <>
      <Tabs
        id={tabs}
        label={intl.formatMessage(messages.sides)}
        tabs={SIDES.map((one) => ({ value: one, label: intl.formatMessage(contractSide[one]) }))}
        value={side}
        onChange={(one) => change({ side: one, q: undefined })}
      />
      <TabPanel tabs={tabs} value={side} selected={side}>
        <Stack gap={5}>
          <Filters>
            {side === 'downline' && <AccountSearch />}
            <Select
              label={intl.formatMessage(messages.type)}
              value={type ?? ''}
              onChange={({ currentTarget: { value } }) => change({ type: value })}
              options={[
                { value: '', label: intl.formatMessage(messages.any) },
                ...contractTypes.map((one) => ({ value: one, label: intl.formatMessage(contractType[one]) })),
              ]}
            />
            <Select
              label={intl.formatMessage(messages.status)}
              value={status ?? ''}
              onChange={({ currentTarget: { value } }) => change({ status: value })}
              options={[
                { value: '', label: intl.formatMessage(messages.any) },
                ...STATUSES.map((one) => ({ value: one, label: intl.formatMessage(contractStatus[one]) })),
              ]}
            />
          </Filters>
          <RecordTable
            caption={intl.formatMessage(messages.title)}
            answer={answer}
            rowKey={({ id }) => id}
            empty={intl.formatMessage(messages.none)}
            onOpen={({ id }) => setOpened(id)}
            columns={[
              {
                id: 'account',
                header: intl.formatMessage(messages.party),
                rowHeader: true,
                cell: (one) => <bdi>{one.account}</bdi>,
              },
              {
                id: 'type',
                header: intl.formatMessage(messages.type),
                cell: (one) => intl.formatMessage(contractType[one.type]),
              },
              {
                id: 'rate',
                header: intl.formatMessage(messages.rate),
                numeric: true,
                lead: true,
                cell: (one) => one.terms && <bdi dir="ltr">{one.terms.rate}%</bdi>,
              },
              {
                id: 'loss',
                header: intl.formatMessage(messages.periodProfitLoss),
                numeric: true,
                cell: (one) => one.terms && <Amount value={one.terms.periodProfitLoss} />,
              },
              {
                id: 'status',
                header: intl.formatMessage(messages.status),
                cell: (one) => <Badge tone={tones[one.status]}>{intl.formatMessage(contractStatus[one.status])}</Badge>,
              },
              { id: 'request', header: intl.formatMessage(messages.request), prose: true, cell: waits },
              { id: 'since', header: intl.formatMessage(messages.since), cell: (one) => <Moment at={one.since} /> },
            ]}
          />
        </Stack>
      </TabPanel>
      {contract && <ContractDialog key={contract.id} contract={contract} onClose={() => setOpened(undefined)} />}
    </>
  );
}
