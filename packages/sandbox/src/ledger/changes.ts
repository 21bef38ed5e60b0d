import { type Amount, compareAmounts, subtractAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import { openingBalance } from '../accounts.ts';
import { withdrawalEvents } from '../cashier/seeds.ts';
import type { Platform } from '../platform.ts';
import { type PastEvent, pastOf } from './past.ts';
import type { LedgerEntry } from './state.ts';
import { sumBalance } from './wallets.ts';

/** Something that changed what a member has, or moved it between the member's own wallets. */
export interface Change {
  readonly id: string;
  readonly at: number;
  /** as the ledger names it */
  readonly kind: string;
  /** signed, over all wallets of the member; 0 for a transfer between them */
  readonly net: Amount;
  /** of a transfer between own wallets */
  readonly moved?: { readonly amount: Amount; readonly from: string; readonly to: string };
  readonly reference?: string;
  readonly balanceAfter: Amount;
}

export interface Owner {
  readonly merchant: string;
  readonly username: string;
}

/** When the wallets were opened, and what was put in. */
export function openingOf(platform: Platform, { merchant, username }: Owner): { at: number; amount: Amount } {
  sumBalance(platform, merchant, username);
  const at = platform.state.ledger.opened[`${merchant}/${username}`] ?? platform.now();
  return { at, amount: openingBalance(username) };
}

/** What the seed tells of the time before the wallets were opened, oldest first. */
export function pastEventsOf(platform: Platform, owner: Owner): readonly PastEvent[] {
  const { at, amount } = openingOf(platform, owner);
  const { merchant, username } = owner;
  const record = platform.account(merchant, username);
  if (record?.kind === 'trial') return [{ id: 'P000001', at, kind: 'opening', net: amount, balanceAfter: amount }];
  return pastOf([platform.seed, merchant, username], amount, at, withdrawalEvents(owner, at));
}

function changeOf(entry: LedgerEntry, prefix: string): Omit<Change, 'balanceAfter'> | undefined {
  const own = entry.postings.filter(({ account }) => account.startsWith(prefix));
  if (own.length === 0) return undefined;
  const { id, at, kind, reference } = entry;
  const net = sumOf(own.map(({ amount }) => amount));
  const into = own.find(({ amount }) => compareAmounts(amount, '0') > 0);
  const out = own.find(({ amount }) => compareAmounts(amount, '0') < 0);
  const about = { id, at, kind, net, ...(reference === undefined ? {} : { reference }) };
  if (!into || !out) return about;
  const nameOf = (account: string) => account.slice(prefix.length);
  return { ...about, moved: { amount: negated(out.amount), from: nameOf(out.account), to: nameOf(into.account) } };
}

/** All that is known of a member's money, newest first; the balances add up from zero to what there is now. */
export function changesOf(platform: Platform, owner: Owner): Change[] {
  const prefix = `wallet:${owner.merchant}/${owner.username}/`;
  let balance = sumBalance(platform, owner.merchant, owner.username);
  const events = pastEventsOf(platform, owner);
  const recent = platform.state.ledger.entries
    // the past tells what an opening sums up; an account without a past has nothing else to tell
    .filter(({ kind }) => kind !== 'opening' || events.length === 0)
    .flatMap((entry) => changeOf(entry, prefix) ?? [])
    .filter(({ net, moved }) => moved !== undefined || compareAmounts(net, '0') !== 0)
    // what fell due while nobody looked is posted late, at its own time
    .sort((a, b) => a.at - b.at)
    .reverse()
    .map((change): Change => {
      const balanceAfter = balance;
      balance = subtractAmounts(balance, change.net);
      return { ...change, balanceAfter };
    });
  return [...recent, ...events.toReversed()];
}
