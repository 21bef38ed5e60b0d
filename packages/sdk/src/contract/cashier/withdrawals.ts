import { withdrawalStatuses } from '@marquee/domain/cashier';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, flag, integer, maybe, orElse, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from '../records/paging.ts';

/** A withdrawal and how far it is. */
export const withdrawalItem = z.object({
  id: filledText,
  time: integer,
  bankName: text,
  maskedNumber: text,
  amount,
  receivedAmount: amount,
  remainingAmount: amount,
  status: oneOf(withdrawalStatuses),
  /** receipt was not confirmed in time and counts as confirmed; cannot be reversed */
  forced: orElse(flag, false),
  settledAt: maybe(integer),
  /** why it was turned down */
  remark: maybe(text),
});

/** Withdrawals, newest first (MEMB-05). */
export const withdrawals = defineCall({
  id: 'cashier.withdrawals',
  method: 'GET',
  path: '/wps/withdraw/list',
  input: z.object({ ...paging, ...period }),
  output: z.object(pageOf(withdrawalItem)),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CASHIER',
  spec: '§2 Personal centre: withdrawal (withdraw); §3 Withdrawal confirmation',
  assumed: true,
});
