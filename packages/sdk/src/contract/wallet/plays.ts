import type { Plays } from '../play.ts';
import type { walletCalls } from './all.ts';

export const walletPlays: Plays<typeof walletCalls> = {
  'wallet.balance': () => ({}),
};
