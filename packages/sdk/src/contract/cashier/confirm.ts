import { receipts } from '@marquee/domain/cashier';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { files } from '../files.ts';
import { confirmations } from './confirmations.ts';
import { withdrawalItem } from './withdrawals.ts';

const input = z.object({
  /** of the payment */
  id: z.string(),
  receipt: z.enum(receipts),
  /** what arrived, for `partial` */
  receivedAmount: z.optional(amount),
  /** pictures, for `none`: png or jpg, at most 3 of 5 MB */
  proof: files,
  remark: z.optional(z.string()),
});

/** Says whether a payment arrived: in full, in part or, with a proof, not at all (MEMB-05). */
export const confirm = defineCall({
  id: 'cashier.confirm',
  method: 'POST',
  path: '/wps/withdraw/confirm',
  input,
  output: withdrawalItem,
  session: 'required',
  sealed: false,
  encoding: 'multipart',
  effect: 'money',
  localized: true,
  settlement: settledBy(confirmations, input, {
    ask: () => ({}),
    happened: (before, after, { id, receipt }) => {
      if (before.settled.some((payment) => payment.id === id)) return undefined;
      const settled = after.settled.find((payment) => payment.id === id);
      if (settled) return settled.receipt === receipt;
      return after.list.some((payment) => payment.id === id) ? false : undefined;
    },
  }),
  timeoutMs: 60_000,
  module: 'CASHIER',
  spec: '§4 Withdrawal confirmation; §5 images',
  assumed: true,
});
