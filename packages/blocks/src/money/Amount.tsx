import { useBrand } from '@marquee/brand/provider';
import { type Amount as AmountText, formatAmount } from '@marquee/domain/money';
import { amount } from './Amount.css.ts';

/** An amount of money in the brand's currency (MEMB-02, C07): tabular figures, never mirrored, no digit lost. */
export function Amount({ value }: { value: AmountText }) {
  return (
    <bdi dir="ltr" className={amount}>
      {formatAmount(value, useBrand().currency)}
    </bdi>
  );
}
