import { type Amount, addAmounts } from '@marquee/domain/money';
import { openingBalance } from '../accounts.ts';
import type { Platform } from '../platform.ts';
import { balanceOf, known, move } from './ledger.ts';

/** The wallet that deposits reach and withdrawals leave. */
export const MAIN_WALLET = 'MAIN';

/** The ledger's name of a member's wallet; a demo account gets what it starts with at the first look. */
export function walletOf(platform: Platform, merchant: string, username: string, wallet = MAIN_WALLET): string {
  const main = `wallet:${merchant}/${username}/${MAIN_WALLET}`;
  if (!known(platform, main)) {
    const about = { kind: 'opening', merchant, username };
    move(platform, about, houseAccount(merchant, 'opening'), main, openingBalance(username));
  }
  return wallet === MAIN_WALLET ? main : `wallet:${merchant}/${username}/${wallet}`;
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
