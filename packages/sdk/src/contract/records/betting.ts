import { betStatuses } from '@marquee/domain/transactions';
import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from './paging.ts';

/** Bets, newest first, with the totals of the whole period (MEMB-06). */
export const bettingRecord = defineCall({
  id: 'records.betting',
  method: 'GET',
  path: '/wps/report/betting',
  input: z.object({
    ...paging,
    ...period,
    /** game-type code, such as `RNG` */
    gameType: z.optional(z.string()),
    status: z.optional(z.enum(betStatuses)),
  }),
  output: z.object({
    ...pageOf(
      z.object({
        id: filledText,
        time: integer,
        gameType: text,
        vendor: maybe(text),
        gameName: text,
        stake: amount,
        /** the part of the stake that counts for rebates and levels */
        validBet: amount,
        payout: amount,
        /** payout less stake; negative = lost */
        profit: amount,
        status: oneOf(betStatuses),
      }),
    ),
    totals: z.object({ stake: amount, validBet: amount, payout: amount, profit: amount }),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'RECORDS',
  spec: '§2 Personal centre: betting record (personalHistoryCopy)',
  assumed: true,
});
