import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { filledText, moment } from '../fields.ts';
import { settledTransfer, typedMoney } from './settledTransfer.ts';
import { transfers } from './transfers.ts';

const input = z.object({ amount: typedMoney, paymentPassword: z.string() });

/** Transfers money to the upline; for whom `toUpline` is on (MEMB-08, AGNT-04). */
export const transferUpline = defineCall({
  id: 'agent.transferUpline',
  method: 'POST',
  path: '/wps/relay/MCS2_transferToUpline',
  input,
  output: z.object({ id: filledText, at: moment, amount, balance: amount }),
  session: 'required',
  sealed: true,
  effect: 'money',
  settlement: settledBy(transfers, input, {
    ask: () => ({ pageNo: 1, pageSize: 50 }),
    happened: (before, after, { amount: moved }) => settledTransfer(before, after, { with: 'upline', amount: moved }),
  }),
  module: 'TRANSFER',
  spec: '§2 transfer to upline; §3 toUpline (path and shape are our reading; E because it carries a password)',
  assumed: true,
});
