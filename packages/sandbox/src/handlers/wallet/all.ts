import type { HandlersOf } from '../../exchange.ts';
import { balance } from './balance.ts';
import { funds, merchantWallet, transfer } from './wallets.ts';

export const walletHandlers: HandlersOf<'wallet'> = {
  'wallet.balance': balance,
  'wallet.funds': funds,
  'wallet.merchantWallet': merchantWallet,
  'wallet.transfer': transfer,
};
