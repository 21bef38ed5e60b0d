import { type Amount as AmountText, compareAmounts } from '@marquee/domain/money';
import { Text } from '@marquee/ui/text/Text';
import { Amount } from '../money/Amount.tsx';

/** An amount that came in or went out: its sign says so, and its colour too. */
export function SignedAmount({ value }: { value: AmountText }) {
  const sign = compareAmounts(value, '0');
  return (
    <Text as="span" tone={sign > 0 ? 'positive' : sign < 0 ? 'negative' : 'inherit'} tabular>
      <bdi dir="ltr">
        {sign > 0 && '+'}
        <Amount value={value} />
      </bdi>
    </Text>
  );
}
