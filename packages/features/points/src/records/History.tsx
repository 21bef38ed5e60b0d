import { compareAmounts } from '@marquee/domain/money';
import { pointChangeTypes, pointHistory } from '@marquee/sdk/contract/points/history';
import { useSearchParams } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { Select } from '@marquee/ui/field/Select';
import { useIntl } from 'react-intl';
import { messages as mall } from '../mall/mall.messages.ts';
import { pageOf } from '../mall/mallAddress.ts';
import { pointsText } from '../mall/pointsText.ts';
import { filter } from './Records.css.ts';
import { At, PAGE_SIZE, Records } from './Records.tsx';
import { kinds, messages } from './records.messages.ts';

/** What changed the points, with what there was afterwards (PROM-03a). */
export function History() {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const type = pointChangeTypes.find((one) => one === query.get('kind'));
  const answer = useCall(pointHistory, { page: pageOf(query), size: PAGE_SIZE, ...(type && { type }) });
  return (
    <>
      <div className={filter}>
        <Select
          label={intl.formatMessage(messages.kind)}
          value={type ?? ''}
          onChange={({ target }) => setQuery({ tab: 'history', ...(target.value && { kind: target.value }) })}
          options={[
            { value: '', label: intl.formatMessage(messages.anyKind) },
            ...pointChangeTypes.map((value) => ({ value, label: intl.formatMessage(kinds[value]) })),
          ]}
        />
      </div>
      <Records
        caption={intl.formatMessage(mall.history)}
        answer={answer}
        rowKey={({ id }) => id}
        empty={type ? { title: messages.noneOfType } : { title: messages.noHistory, text: messages.noHistoryText }}
        columns={[
          {
            id: 'change',
            header: intl.formatMessage(messages.change),
            cell: (row) => intl.formatMessage(kinds[row.type]),
            rowHeader: true,
          },
          { id: 'time', header: intl.formatMessage(messages.time), cell: ({ time }) => <At at={time} /> },
          {
            id: 'points',
            header: intl.formatMessage(messages.points),
            // a sign stays before its number where one reads from the right
            cell: ({ changedPoints }) => (
              <bdi dir="ltr">{`${compareAmounts(changedPoints, '0') > 0 ? '+' : ''}${pointsText(changedPoints)}`}</bdi>
            ),
            numeric: true,
          },
          {
            id: 'balance',
            header: intl.formatMessage(messages.balance),
            cell: ({ balance }) => pointsText(balance),
            numeric: true,
          },
          {
            id: 'remark',
            header: intl.formatMessage(messages.remark),
            cell: ({ remark }) => <bdi>{remark}</bdi>,
            prose: true,
          },
        ]}
      />
    </>
  );
}
