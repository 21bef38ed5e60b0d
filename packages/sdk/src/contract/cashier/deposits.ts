import { depositStatuses } from '@marquee/domain/cashier';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from '../records/paging.ts';

/** A deposit and how far it is. */
export const depositItem = z.object({
  id: filledText,
  time: integer,
  method: filledText,
  methodName: text,
  amount,
  status: oneOf(depositStatuses),
  /** when it was credited or turned down */
  settledAt: maybe(integer),
  /** why it was turned down */
  remark: maybe(text),
});

/** Deposits, newest first (MEMB-05). */
export const deposits = defineCall({
  id: 'cashier.deposits',
  method: 'GET',
  path: '/wps/deposit/list',
  input: z.object({ ...paging, ...period }),
  output: z.object(pageOf(depositItem)),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'CASHIER',
  spec: '§2 Personal centre: deposit (depositv2)',
  assumed: true,
});
