import { portionOf } from '@marquee/domain/portion';
import { move } from '../ledger/ledger.ts';
import { houseAccount, walletOf } from '../ledger/wallets.ts';
import type { Platform } from '../platform.ts';
import { earnPoints } from '../points/account.ts';
import { depositMethod } from './methods.ts';
import type { Deposit } from './state.ts';

/** Amounts that end so many cents are turned down by whoever pays, so that this can be seen too. */
export const REFUSED_CENTS = '13';

/** When a deposit that was begun will have come in. */
export function dueAt({ at, method }: Pick<Deposit, 'at' | 'method'>): number {
  return at + (depositMethod(method)?.seconds ?? 30) * 1000;
}

/** Whether an amount is one of those that are turned down. */
export function isTurnedDown(amount: Deposit['amount']): boolean {
  return portionOf(amount, 1, 1, 2).endsWith(`.${REFUSED_CENTS}`);
}

/** Credits the deposits whose payment has come in by now; each once. */
export function settleDeposits(platform: Platform): void {
  for (const deposit of platform.state.cashier.deposits) {
    const at = dueAt(deposit);
    if (deposit.status !== 'pending' || at > platform.now()) continue;
    const { merchant, username, amount, id } = deposit;
    deposit.settledAt = at;
    deposit.status = isTurnedDown(amount) ? 'rejected' : 'credited';
    if (deposit.status === 'credited') {
      const about = { kind: 'deposit', merchant, username, reference: id, at };
      move(platform, about, houseAccount(merchant, 'deposits'), walletOf(platform, merchant, username), amount);
      earnPoints(platform, deposit, at);
    }
    platform.changed();
  }
}
