import { balance } from './balance.ts';

/** Balances, wallets and transfers. */
export const walletCalls = {
  [balance.id]: balance,
} as const;
