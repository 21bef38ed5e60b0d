import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText, maybe, moment, orElse } from '../fields.ts';
import { pageAsked, pageOf, rangeAsked } from './paging.ts';

/** Downline transaction details (AGNT-01), newest first. Amounts are signed: what came in is positive. */
export const downlineTransactions = defineCall({
  id: 'agent.transactions',
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineTransactions',
  input: z.object({
    ...pageAsked,
    ...rangeAsked,
    search: z.optional(z.string()),
    type: z.optional(z.literal(['deposit', 'withdrawal', 'bonus', 'transfer'])),
  }),
  output: pageOf(
    z.object({
      id: filledText,
      at: maybe(moment),
      downlineId: filledText,
      account: filledText,
      type: oneOf('deposit', 'withdrawal', 'bonus', 'transfer'),
      amount,
      status: oneOf('done', 'pending', 'rejected'),
    }),
    { totalAmount: orElse(amount, '0') },
  ),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: downline transaction details (path and shape are our reading)',
  assumed: true,
});
