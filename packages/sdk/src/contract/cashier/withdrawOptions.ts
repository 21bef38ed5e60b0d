import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { flag, integer, maybe, orElse } from '../fields.ts';

/** What may be withdrawn now (MEMB-05). */
export const withdrawOptions = defineCall({
  id: 'cashier.withdrawOptions',
  method: 'GET',
  path: '/wps/withdraw/options',
  input: z.object({}),
  output: z.object({
    /** in the main wallet */
    available: amount,
    least: amount,
    /** no upper bound where absent */
    most: maybe(amount),
    digits: orElse(integer, 2),
    /** withdrawals that may still be asked for today */
    leftToday: maybe(integer),
    /** none set = it has to be set first */
    paymentPasswordSet: flag,
    /** minutes after which an unconfirmed payment counts as received */
    confirmMinutes: integer,
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'CASHIER',
  spec: '§2 Personal centre: withdrawal (withdraw); §4 withdrawal confirmation',
  assumed: true,
});
