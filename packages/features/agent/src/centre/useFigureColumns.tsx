import type { RecordColumn } from '@marquee/blocks/records/RecordTable';
import type { Amount as AmountText } from '@marquee/domain/money';
import { useIntl } from 'react-intl';
import { figures as messages } from './figures.messages.ts';
import { type FigureName, Sum } from './Sum.tsx';

/** Columns of sums; `lead` names the one that matters most, those of `detail` are told of an opened row. */
export function useFigureColumns() {
  const intl = useIntl();
  return function columns<Name extends FigureName>(
    names: readonly Name[],
    { lead, detail = [] }: { lead?: Name; detail?: readonly Name[] } = {},
  ): RecordColumn<Readonly<Record<Name, AmountText>>>[] {
    return names.map((name) => ({
      id: name,
      header: intl.formatMessage(messages[name as FigureName]),
      numeric: true,
      ...(name === lead && { lead: true }),
      ...(detail.includes(name) && { detail: true }),
      cell: (row) => <Sum name={name} value={row[name]} />,
    }));
  };
}
