import { compareAmounts } from '@marquee/domain/money';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { listOf, maybe, text } from '../fields.ts';
import { appeared } from '../records/paging.ts';
import { depositItem, deposits } from './deposits.ts';

const input = z.object({ method: z.string(), amount });

/** Begins a deposit; the balance grows once the payment has come in (MEMB-05). Refused during exclusion (SAFE-02). */
export const deposit = defineCall({
  id: 'cashier.deposit',
  method: 'POST',
  path: '/wps/deposit',
  input,
  output: z.object({
    deposit: depositItem,
    /** where the player pays, if it is elsewhere; only https on a host the brand allows may be opened */
    payUrl: maybe(text),
    /** what to write on the payment, as label and value */
    instructions: listOf(z.object({ label: text, value: text })),
  }),
  session: 'required',
  sealed: false,
  effect: 'money',
  localized: true,
  settlement: settledBy(deposits, input, {
    ask: () => ({ size: 50 }),
    happened: (before, after, { method, amount }) =>
      appeared(before, after, (one) => one.method === method && compareAmounts(one.amount, amount) === 0),
  }),
  timeoutMs: 30_000,
  module: 'CASHIER',
  spec: '§2 Personal centre: deposit (depositv2)',
  assumed: true,
});
