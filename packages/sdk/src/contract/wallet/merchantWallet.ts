import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, flag, integer, listOf, maybe, orElse, text } from '../fields.ts';

/** The wallets a merchant has, and what may be moved between them; balances are in `wallet.funds` (MEMB-04). */
export const merchantWallet = defineCall({
  id: 'wallet.merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  input: z.object({}),
  output: z.object({
    /** code of the main wallet; a transfer has it on one side */
    main: filledText,
    wallets: listOf(
      z.object({
        code: filledText,
        name: text,
        /** off = closed for the time being, such as for maintenance */
        enabled: orElse(flag, true),
        /** bounds of one transfer; no upper bound where absent */
        least: amount,
        most: maybe(amount),
      }),
    ),
    /** digits after the point of an amount to move */
    digits: orElse(integer, 2),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 5 * 60_000,
  module: 'WALLET',
  spec: '§7 Wallet: merchant wallet, cached (fields are our reading)',
});
