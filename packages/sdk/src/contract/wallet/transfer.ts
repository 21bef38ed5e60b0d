import { compareAmounts } from '@marquee/domain/money';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { filledText } from '../fields.ts';
import { accountRecord } from '../records/account.ts';
import { appeared } from '../records/paging.ts';

const input = z.object({
  /** codes of wallets; one of the two is the main one */
  from: z.string(),
  to: z.string(),
  amount,
});

/** Moves money between the member's own wallets; none is lost or doubled (MEMB-04). */
export const transfer = defineCall({
  id: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  input,
  output: z.object({ id: filledText, fromBalance: amount, toBalance: amount }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(accountRecord, input, {
    ask: () => ({ kind: 'transfer' as const, size: 50 }),
    happened: (before, after, { from, to, amount }) =>
      appeared(
        before,
        after,
        (entry) => entry.from === from && entry.to === to && compareAmounts(entry.amount, amount) === 0,
      ),
  }),
  module: 'WALLET',
  spec: '§7 Wallet: wallet transfer (fields are our reading)',
});
