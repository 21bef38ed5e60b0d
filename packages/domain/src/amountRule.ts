import { type Amount, compareAmounts } from './money.ts';
import { digitsOf } from './portion.ts';

/** What an amount must keep to; `most` absent = no upper limit. */
export interface AmountRule {
  readonly least: Amount;
  readonly most?: Amount | undefined;
  /** digits after the point at most */
  readonly digits: number;
}

export type AmountProblem = 'digits' | 'tooSmall' | 'tooLarge';

/** The first thing that is wrong with an amount to be moved; client and platform ask the same (MEMB-04, MEMB-05). */
export function amountProblem(amount: Amount, { least, most, digits }: AmountRule): AmountProblem | undefined {
  if (digitsOf(amount) > digits) return 'digits';
  if (compareAmounts(amount, '0') <= 0 || compareAmounts(amount, least) < 0) return 'tooSmall';
  if (most !== undefined && compareAmounts(amount, most) > 0) return 'tooLarge';
  return undefined;
}
