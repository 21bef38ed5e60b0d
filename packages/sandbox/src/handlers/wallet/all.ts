import type { HandlersOf } from '../../exchange.ts';
import { balance } from './balance.ts';

export const walletHandlers: HandlersOf<'wallet'> = {
  'wallet.balance': balance,
};
