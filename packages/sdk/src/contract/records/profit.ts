import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { integer, listOf, text } from '../fields.ts';
import { period } from './paging.ts';

/** What a period brought or cost, in all and by game category (MEMB-06). */
export const profit = defineCall({
  id: 'records.profit',
  method: 'GET',
  path: '/wps/report/profit',
  input: z.object(period),
  output: z.object({
    deposit: amount,
    withdrawal: amount,
    stake: amount,
    validBet: amount,
    payout: amount,
    bonus: amount,
    rebate: amount,
    /** payout less stake, with bonus and rebate */
    profit: amount,
    categories: listOf(
      z.object({ gameType: text, betCount: integer, stake: amount, validBet: amount, payout: amount, profit: amount }),
    ),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'RECORDS',
  spec: '§2 Personal centre: personal profit and loss (personalProfit)',
  assumed: true,
});
