import { transactionKinds } from '@marquee/domain/transactions';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from './paging.ts';

/** What changed the balance, newest first, with the balance after each change (MEMB-06). */
export const accountRecord = defineCall({
  id: 'records.account',
  method: 'GET',
  path: '/wps/report/transactions',
  input: z.object({ ...paging, ...period, kind: z.optional(z.enum(transactionKinds)) }),
  output: z.object({
    ...pageOf(
      z.object({
        id: filledText,
        time: integer,
        kind: oneOf(transactionKinds),
        /** signed; a transfer between own wallets has the amount moved, without sign */
        amount,
        /** in all wallets together */
        balanceAfter: amount,
        /** wallets of a transfer */
        from: maybe(text),
        to: maybe(text),
        reference: maybe(text),
        remark: maybe(text),
      }),
    ),
    totalIn: amount,
    totalOut: amount,
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'RECORDS',
  spec: '§2 Personal centre: account record (transactionHistory)',
  assumed: true,
});
