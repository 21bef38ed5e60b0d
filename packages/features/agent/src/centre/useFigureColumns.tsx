import { Amount } from '@marquee/blocks/money/Amount';
import type { RecordColumn } from '@marquee/blocks/records/RecordTable';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import type { Amount as AmountText } from '@marquee/domain/money';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { figures as messages } from './figures.messages.ts';

/** Sums by the names that the platform gives them. */
export type FigureName = keyof typeof messages;

const wordOf = (name: FigureName): MessageDescriptor => messages[name];
/** Those that say with a sign who won. */
const SIGNED: readonly FigureName[] = ['profit'];

/** Columns of sums; `lead` names the one that matters most, those after `shown` are told of an opened row. */
export function useFigureColumns() {
  const intl = useIntl();
  return function columns<Name extends FigureName>(
    names: readonly Name[],
    { lead, detail = [] }: { lead?: Name; detail?: readonly Name[] } = {},
  ): RecordColumn<Readonly<Record<Name, AmountText>>>[] {
    return names.map((name) => ({
      id: name,
      header: intl.formatMessage(wordOf(name)),
      numeric: true,
      ...(name === lead && { lead: true }),
      ...(detail.includes(name) && { detail: true }),
      cell: (row) => (SIGNED.includes(name) ? <SignedAmount value={row[name]} /> : <Amount value={row[name]} />),
    }));
  };
}
