import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { filledText, moment } from '../fields.ts';
import { settledTransfer, typedMoney } from './settledTransfer.ts';
import { transfers } from './transfers.ts';

const input = z.object({ id: filledText, amount: typedMoney, paymentPassword: z.string() });

/** Transfers money to a downline (AGNT-04). */
export const transferDownline = defineCall({
  id: 'agent.transferDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_transferToDownline',
  input,
  output: z.object({ id: filledText, at: moment, amount, balance: amount }),
  session: 'required',
  who: 'agent',
  sealed: true,
  effect: 'money',
  settlement: settledBy(transfers, input, {
    ask: () => ({ pageNo: 1, pageSize: 50 }),
    happened: (before, after, { id, amount: moved }) =>
      settledTransfer(before, after, { with: 'downline', downlineId: id, amount: moved }),
  }),
  module: 'TRANSFER',
  spec: '§6 Agents transfer to downline or upline (path and shape are our reading; E because it carries a password)',
  assumed: true,
});
