import { Amount } from '@marquee/blocks/money/Amount';
import type { CallOutput } from '@marquee/sdk/contract/call';
import type { pointConfig } from '@marquee/sdk/contract/points/config';
import { Table } from '@marquee/ui/table/Table';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { messages } from '../mall/mall.messages.ts';
import { earning } from '../mall/PointMallPage.css.ts';
import { pointsText } from '../mall/pointsText.ts';

/** How points are earned: by deposits, by the table of the platform (PROM-03c). */
export function Earning({ ratios }: { ratios: CallOutput<typeof pointConfig>['ratios'] }) {
  const intl = useIntl();
  return (
    <section className={earning}>
      <Heading level={2} size="lg">
        {intl.formatMessage(messages.earning)}
      </Heading>
      <Text tone="secondary">{intl.formatMessage(messages.earningText)}</Text>
      <Table
        caption={intl.formatMessage(messages.earning)}
        hideCaption
        rows={ratios}
        rowKey={({ fromAmount }) => fromAmount}
        columns={[
          {
            id: 'from',
            header: intl.formatMessage(messages.from),
            cell: ({ fromAmount }) => <Amount value={fromAmount} />,
            rowHeader: true,
          },
          {
            id: 'ratio',
            header: intl.formatMessage(messages.ratio),
            cell: ({ ratio }) => pointsText(ratio),
            numeric: true,
          },
        ]}
      />
    </section>
  );
}
