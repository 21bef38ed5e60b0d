import { CannotPlay, type Plays } from '../play.ts';
import type { walletCalls } from './all.ts';
import { merchantWallet } from './merchantWallet.ts';

export const walletPlays: Plays<typeof walletCalls> = {
  'wallet.balance': () => ({}),
  'wallet.funds': () => ({}),
  'wallet.merchantWallet': () => ({}),
  'wallet.transfer': async ({ ask }) => {
    const { main, wallets } = await ask(merchantWallet, {});
    const other = wallets.find(({ code, enabled }) => enabled && code !== main);
    if (!other) throw new CannotPlay('no other wallet is open');
    return { from: main, to: other.code, amount: other.least };
  },
};
