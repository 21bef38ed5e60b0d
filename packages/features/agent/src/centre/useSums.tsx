import type { Figure } from '@marquee/blocks/records/Figures';
import type { Amount as AmountText } from '@marquee/domain/money';
import { useIntl } from 'react-intl';
import { figures as messages } from './figures.messages.ts';
import { type FigureName, Sum } from './Sum.tsx';

/** Sums as figures; nothing in them while they are on their way. */
export function useSums() {
  const intl = useIntl();
  return function sums<Name extends FigureName>(
    names: readonly Name[],
    data: Readonly<Record<Name, AmountText>> | undefined,
  ): Figure[] {
    return names.map((name) => ({
      name: intl.formatMessage(messages[name as FigureName]),
      value: data && <Sum name={name} value={data[name]} />,
    }));
  };
}
