import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, listOf } from '../fields.ts';

/** What the member has, where it is, and what is on its way out (MEMB-04). */
export const funds = defineCall({
  id: 'wallet.funds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  input: z.object({}),
  output: z.object({
    /** in all wallets */
    total: amount,
    /** the wallet that deposits reach and withdrawals leave */
    main: amount,
    /** in the wallets of game vendors together */
    games: amount,
    /** asked for by withdrawals and not yet received */
    withdrawing: amount,
    wallets: listOf(z.object({ code: filledText, balance: amount })),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'WALLET',
  spec: '§7 Wallet: consolidated funds (fields are our reading)',
});
