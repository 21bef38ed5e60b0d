import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';

/** The sum of the member's wallets (MEMB-02). */
export const balance = defineCall({
  id: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  input: z.object({}),
  output: z.object({ sumBalance: amount }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'WALLET',
  spec: '§7 Wallet: balance',
});
