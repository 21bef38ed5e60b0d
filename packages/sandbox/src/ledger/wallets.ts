import { type Amount, addAmounts } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import { openingBalance } from '../accounts.ts';
import { seededWithdrawals } from '../cashier/seeds.ts';
import { openAmount } from '../cashier/state.ts';
import type { Platform } from '../platform.ts';
import { balanceOf, known, post } from './ledger.ts';

/** The wallet that deposits reach and withdrawals leave. */
export const MAIN_WALLET = 'MAIN';

/** The ledger's name of a member's wallet; a demo account gets what it starts with at the first look. */
export function walletOf(platform: Platform, merchant: string, username: string, wallet = MAIN_WALLET): string {
  const main = `wallet:${merchant}/${username}/${MAIN_WALLET}`;
  if (!known(platform, main)) open(platform, merchant, username, main);
  return wallet === MAIN_WALLET ? main : `wallet:${merchant}/${username}/${wallet}`;
}

/** Puts in what an account begins with, and what is on its way out to its owner. */
function open(platform: Platform, merchant: string, username: string, main: string): void {
  const now = platform.now();
  const balance = openingBalance(username);
  const withdrawals = seededWithdrawals({ merchant, username }, now);
  const held = sumOf(withdrawals.map(openAmount));
  post(platform, {
    kind: 'opening',
    merchant,
    username,
    postings: [
      { account: houseAccount(merchant, 'opening'), amount: negated(addAmounts(balance, held)) },
      { account: main, amount: balance },
      { account: heldAccount(merchant, username), amount: held },
    ],
  });
  platform.state.ledger.opened[`${merchant}/${username}`] = now;
  platform.state.cashier.withdrawals.push(...withdrawals);
}

/** The ledger's name of what a member has asked to be paid out and has not received yet. */
export function heldAccount(merchant: string, username: string): string {
  return `held:${merchant}/${username}`;
}

/** The ledger's name of an account of the house, such as `deposits`; these may go below zero. */
export function houseAccount(merchant: string, purpose: string): string {
  return `house:${merchant}/${purpose}`;
}

/** The wallets of a member that were ever used, by name, with what is in them. */
export function walletsOf(platform: Platform, merchant: string, username: string): Record<string, Amount> {
  walletOf(platform, merchant, username);
  const prefix = `wallet:${merchant}/${username}/`;
  const own = Object.keys(platform.state.ledger.balances).filter((account) => account.startsWith(prefix));
  return Object.fromEntries(own.map((account) => [account.slice(prefix.length), balanceOf(platform, account)]));
}

/** What is in all wallets of a member. */
export function sumBalance(platform: Platform, merchant: string, username: string): Amount {
  const amounts = Object.values(walletsOf(platform, merchant, username));
  return amounts.reduce<Amount>((total, amount) => addAmounts(total, amount), '0');
}
