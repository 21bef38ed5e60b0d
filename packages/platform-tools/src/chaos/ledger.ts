import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import { ledgerSum } from '@marquee/sandbox/ledger/ledger';
import type { SandboxState } from '@marquee/sandbox/state';

const sum = (amounts: readonly Amount[]) => amounts.reduce<Amount>((total, amount) => addAmounts(total, amount), '0');
const isZero = (amount: Amount) => compareAmounts(amount, '0') === 0;

/** What is wrong with a ledger: money is neither made nor lost, between players and house, entry by entry and in all. */
export function brokenLedger(state: SandboxState): string | undefined {
  const { ledger } = state;
  const uneven = ledger.entries.find(({ postings }) => !isZero(sum(postings.map(({ amount }) => amount))));
  if (uneven) return `entry ${uneven.id} (${uneven.kind}) does not sum to zero`;
  const total = ledgerSum({ state });
  if (!isZero(total)) return `all accounts together hold ${total}, not zero`;
  const owing = Object.entries(ledger.balances).find(
    ([account, balance]) => !account.startsWith('house:') && compareAmounts(balance, '0') < 0,
  );
  if (owing) return `${owing[0]} holds ${owing[1]}`;
  if (ledger.entries.length < ledger.count) return undefined;
  const posted = new Map<string, Amount>();
  for (const { account, amount } of ledger.entries.flatMap(({ postings }) => postings)) {
    posted.set(account, addAmounts(posted.get(account) ?? '0', amount));
  }
  const astray = Object.entries(ledger.balances).find(
    ([account, balance]) => compareAmounts(posted.get(account) ?? '0', balance) !== 0,
  );
  return astray && `${astray[0]} holds ${astray[1]}, its entries say ${posted.get(astray[0]) ?? '0'}`;
}
