import { Amount } from '@marquee/blocks/money/Amount';
import type { Figure } from '@marquee/blocks/records/Figures';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import type { Amount as AmountText } from '@marquee/domain/money';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { figures as messages } from './figures.messages.ts';
import type { FigureName } from './useFigureColumns.tsx';

const wordOf = (name: FigureName): MessageDescriptor => messages[name];

/** Sums as figures; nothing in them while they are on their way. */
export function useSums() {
  const intl = useIntl();
  return function sums<Name extends FigureName>(
    names: readonly Name[],
    data: Readonly<Record<Name, AmountText>> | undefined,
  ): Figure[] {
    return names.map((name) => ({
      name: intl.formatMessage(wordOf(name)),
      value: data && (name === 'profit' ? <SignedAmount value={data[name]} /> : <Amount value={data[name]} />),
    }));
  };
}
