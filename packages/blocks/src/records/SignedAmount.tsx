import { type Amount as AmountText, compareAmounts } from '@marquee/domain/money';
import { Amount } from '../money/Amount.tsx';
import { signs } from './SignedAmount.css.ts';

/** An amount that came in or went out: its sign says so, and its colour too. */
export function SignedAmount({ value }: { value: AmountText }) {
  const sign = compareAmounts(value, '0');
  return (
    <bdi dir="ltr" className={signs[sign]}>
      {sign > 0 && '+'}
      <Amount value={value} />
    </bdi>
  );
}
