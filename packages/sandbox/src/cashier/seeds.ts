import { type Amount, compareAmounts } from '@marquee/domain/money';
import { negated } from '@marquee/domain/portion';
import { demoAccounts, openingBalance } from '../accounts.ts';
import type { FixedEvent } from '../ledger/past.ts';
import type { BankAccount, Withdrawal } from './state.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Owner = Pick<Withdrawal, 'merchant' | 'username'>;

/** Only an account that has seen some use has bank accounts and withdrawals from the start. */
function isUsed(username: string): boolean {
  const kind = demoAccounts.find((account) => account.username === username)?.kind;
  return kind !== 'trial' && compareAmounts(openingBalance(username), '1000') > 0;
}

/** The bank accounts that a demo account has from the start. */
export function seededBankAccounts({ merchant, username }: Owner): BankAccount[] {
  if (!isUsed(username)) return [];
  const holder = 'DEMO ACCOUNT HOLDER';
  return [
    { merchant, username, id: 'BA1', bank: 'ITB', holder, number: '004512987736' },
    { merchant, username, id: 'BA2', bank: 'LKW', holder, number: '09170004821' },
  ];
}

/** The withdrawals that a demo account has from the start: paid, turned down, and two that wait to be confirmed. */
export function seededWithdrawals({ merchant, username }: Owner, openedAt: number): Withdrawal[] {
  if (!isUsed(username)) return [];
  const withdrawal = (
    id: string,
    ago: number,
    amount: Amount,
    more: Pick<Withdrawal, 'received' | 'status' | 'payment' | 'settled'> & { sinceAgo: number },
  ): Withdrawal => {
    const { sinceAgo, ...rest } = more;
    const since = openedAt - sinceAgo;
    return { merchant, username, id, at: openedAt - ago, bankAccount: 'BA1', amount, since, ...rest };
  };
  return [
    withdrawal('WP1', 20 * DAY_MS, '1200.00', {
      sinceAgo: 20 * DAY_MS - 9 * MINUTE_MS,
      received: '1200.00',
      status: 'done',
      payment: 1,
      settled: [{ id: 'WP1-1', receipt: 'full' }],
    }),
    withdrawal('WP2', 9 * DAY_MS, '640.13', {
      sinceAgo: 9 * DAY_MS - MINUTE_MS,
      received: '0',
      status: 'rejected',
      payment: 0,
      settled: [],
    }),
    withdrawal('WP3', 90 * MINUTE_MS, '3000.00', {
      sinceAgo: 2 * MINUTE_MS,
      received: '1200.00',
      status: 'toConfirm',
      payment: 2,
      settled: [{ id: 'WP3-1', receipt: 'partial' }],
    }),
    withdrawal('WP4', 30 * MINUTE_MS, '500.00', {
      sinceAgo: 6 * MINUTE_MS,
      received: '0',
      status: 'toConfirm',
      payment: 1,
      settled: [],
    }),
  ];
}

/** The same withdrawals as they stand in the account's past. */
export function withdrawalEvents(owner: Owner, openedAt: number): FixedEvent[] {
  return seededWithdrawals(owner, openedAt).flatMap(({ id, at, amount, status, since }): FixedEvent[] => [
    { at, kind: 'withdrawal', net: negated(amount), reference: id },
    ...(status === 'rejected'
      ? [{ at: since, kind: 'withdrawalReturn', net: amount, reference: id } satisfies FixedEvent]
      : []),
  ]);
}
