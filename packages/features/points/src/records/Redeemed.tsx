import type { CallOutput } from '@marquee/sdk/contract/call';
import { redeemList } from '@marquee/sdk/contract/points/redeemList';
import { useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { Badge } from '@marquee/ui/badge/Badge';
import { useIntl } from 'react-intl';
import { messages as mall } from '../mall/mall.messages.ts';
import { pageOf } from '../mall/mallAddress.ts';
import { pointsText } from '../mall/pointsText.ts';
import { At, PAGE_SIZE, Records } from './Records.tsx';
import { messages, statuses } from './records.messages.ts';

type Redemption = CallOutput<typeof redeemList>['list'][number];

const tones = { inProcess: 'info', rejected: 'negative', approved: 'positive' } as const;

/** What was redeemed and how it stands (PROM-03a). */
export function Redeemed() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const answer = useCall(redeemList, { page: pageOf(query), size: PAGE_SIZE });
  return (
    <Records
      caption={intl.formatMessage(mall.redeemed)}
      answer={answer}
      rowKey={({ id }) => id}
      empty={{ title: messages.noRedeemed }}
      columns={[
        {
          id: 'reward',
          header: intl.formatMessage(messages.reward),
          cell: ({ name }) => <bdi>{name}</bdi>,
          rowHeader: true,
        },
        { id: 'time', header: intl.formatMessage(messages.time), cell: ({ time }) => <At at={time} /> },
        {
          id: 'quantity',
          header: intl.formatMessage(messages.quantity),
          cell: ({ quantity }) => intl.formatNumber(quantity),
          numeric: true,
        },
        {
          id: 'points',
          header: intl.formatMessage(messages.points),
          cell: ({ points }) => pointsText(points),
          numeric: true,
        },
        { id: 'status', header: intl.formatMessage(messages.status), cell: (row) => <Status {...row} /> },
        {
          id: 'remark',
          header: intl.formatMessage(messages.remark),
          cell: ({ remark }) => <bdi>{remark}</bdi>,
          prose: true,
        },
      ]}
    />
  );
}

function Status({ status }: Redemption) {
  const intl = useIntl();
  if (status === 'unknown') return null;
  return <Badge tone={tones[status]}>{intl.formatMessage(statuses[status])}</Badge>;
}
