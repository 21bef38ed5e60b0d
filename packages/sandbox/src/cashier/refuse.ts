import { type AmountRule, amountProblem } from '@marquee/domain/amountRule';
import type { Amount } from '@marquee/domain/money';
import type { Exchange } from '../exchange.ts';
import { Overdrawn } from '../ledger/ledger.ts';
import { no } from '../records/wording.ts';
import type { Refusal } from '../refusal.ts';
import { type CashierCode, cashierWords } from './words.ts';

/** The cashier's no. */
export function refuse(
  exchange: Exchange<unknown>,
  code: CashierCode,
  details: Readonly<Record<string, string | number>> = {},
): Refusal {
  return no(exchange, code, cashierWords[code], details);
}

/** @throws Refusal for an amount outside its rule */
export function assertAmount(exchange: Exchange<unknown>, amount: Amount, rule: AmountRule): void {
  const problem = amountProblem(amount, rule);
  if (problem) throw refuse(exchange, `amount.${problem}`, { ...rule, most: rule.most ?? '' });
}

/** Does what moves money; not enough of it is a no. */
export function covered<T>(exchange: Exchange<unknown>, move: () => T): T {
  try {
    return move();
  } catch (error) {
    if (error instanceof Overdrawn) throw refuse(exchange, 'wallet.insufficient');
    throw error;
  }
}
