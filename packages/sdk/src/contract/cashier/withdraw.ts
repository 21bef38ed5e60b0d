import { compareAmounts } from '@marquee/domain/money';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { appeared } from '../records/paging.ts';
import { withdrawalItem, withdrawals } from './withdrawals.ts';

const input = z.object({
  /** id of a bank account of the member */
  bankAccount: z.string(),
  amount,
  paymentPassword: z.string(),
});

/** Asks for money to be paid out; it leaves the main wallet at once (MEMB-05). */
export const withdraw = defineCall({
  id: 'cashier.withdraw',
  method: 'POST',
  path: '/wps/withdraw',
  input,
  output: withdrawalItem,
  session: 'required',
  sealed: true,
  effect: 'money',
  localized: true,
  settlement: settledBy(withdrawals, input, {
    ask: () => ({ size: 50 }),
    happened: (before, after, { amount }) => appeared(before, after, (one) => compareAmounts(one.amount, amount) === 0),
  }),
  timeoutMs: 30_000,
  module: 'CASHIER',
  spec: '§2 Personal centre: withdrawal (withdraw); §4 withdrawal confirmation',
  assumed: true,
});
