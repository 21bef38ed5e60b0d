import { balance } from './balance.ts';
import { funds } from './funds.ts';
import { merchantWallet } from './merchantWallet.ts';
import { transfer } from './transfer.ts';

/** Balances, wallets and transfers. */
export const walletCalls = {
  [balance.id]: balance,
  [funds.id]: funds,
  [merchantWallet.id]: merchantWallet,
  [transfer.id]: transfer,
} as const;
