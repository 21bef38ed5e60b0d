import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import type { Platform } from '../platform.ts';
import type { LedgerEntry, Posting } from './state.ts';

const MAX_ENTRIES = 5000;
const HOUSE = 'house:';

/** An account would go below zero. Nothing was posted. */
export class Overdrawn extends Error {
  override readonly name = 'Overdrawn';
}

/** What is posted: signed amounts that sum to zero, so that money is neither made nor lost. */
export interface Post {
  /** what it is, e.g. `transfer`, `deposit`, `bet`, `win` */
  readonly kind: string;
  /** whose history it belongs to */
  readonly merchant: string;
  readonly username: string;
  readonly postings: readonly Posting[];
  /** ties the entry to what caused it */
  readonly reference?: string;
  /** epoch ms; now unless said, for a history that is older than the sandbox */
  readonly at?: number;
}

/** What an account holds; zero for one that was never posted to. */
export function balanceOf({ state }: Platform, account: string): Amount {
  const { balances } = state.ledger;
  return (Object.hasOwn(balances, account) ? balances[account] : undefined) ?? '0';
}

/** Whether an account was ever posted to. */
export function known({ state }: Platform, account: string): boolean {
  return Object.hasOwn(state.ledger.balances, account);
}

/**
 * Posts an entry (double entry: all or nothing).
 * @throws RangeError when the postings do not sum to zero, which is a mistake in a handler
 * @throws Overdrawn when an account other than the house's would go below zero
 */
export function post(platform: Platform, { kind, merchant, username, postings, reference, at }: Post): LedgerEntry {
  const sum = postings.reduce<Amount>((total, { amount }) => addAmounts(total, amount), '0');
  if (compareAmounts(sum, '0') !== 0) throw new RangeError(`The postings of a ${kind} sum to ${sum}, not to 0.`);
  const next = new Map<string, Amount>();
  for (const { account, amount } of postings) {
    next.set(account, addAmounts(next.get(account) ?? balanceOf(platform, account), amount));
  }
  for (const [account, balance] of next) {
    if (!account.startsWith(HOUSE) && compareAmounts(balance, '0') < 0) throw new Overdrawn(account);
  }
  const { ledger } = platform.state;
  for (const [account, balance] of next) ledger.balances[account] = balance;
  ledger.count += 1;
  const entry: LedgerEntry = {
    id: `L${String(ledger.count).padStart(9, '0')}`,
    at: at ?? platform.now(),
    kind,
    merchant,
    username,
    postings: [...postings],
    ...(reference === undefined ? {} : { reference }),
  };
  ledger.entries.push(entry);
  ledger.entries.splice(0, Math.max(0, ledger.entries.length - MAX_ENTRIES));
  platform.changed();
  return entry;
}

/** Moves an amount from one account to another. @throws Overdrawn */
export function move(platform: Platform, about: Omit<Post, 'postings'>, from: string, to: string, amount: Amount) {
  const away = (amount.startsWith('-') ? amount.slice(1) : `-${amount}`) as Amount;
  return post(platform, {
    ...about,
    postings: [
      { account: from, amount: away },
      { account: to, amount },
    ],
  });
}

/** The entries of one member, newest first. */
export function entriesOf({ state }: Platform, merchant: string, username: string): LedgerEntry[] {
  return state.ledger.entries.filter((entry) => entry.merchant === merchant && entry.username === username).reverse();
}

/** What all accounts of the ledger hold together: always zero. */
export function ledgerSum({ state }: Pick<Platform, 'state'>): Amount {
  return Object.values(state.ledger.balances).reduce<Amount>((total, balance) => addAmounts(total, balance), '0');
}
