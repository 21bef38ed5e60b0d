import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, flag, integer, listOf, text } from '../fields.ts';

/** Rebates on past bets that the member may claim, and those claimed of late (MEMB-07). */
export const rebates = defineCall({
  id: 'records.rebates',
  method: 'GET',
  path: '/wps/rebate/manual',
  input: z.object({}),
  output: z.object({
    list: listOf(
      z.object({
        id: filledText,
        gameType: text,
        /** the bets from here up to there count */
        startTime: integer,
        endTime: integer,
        validBet: amount,
        /** per cent, as decimal text */
        rate: amount,
        amount,
        claimed: flag,
        /** when it can no longer be claimed */
        expiresAt: integer,
      }),
    ),
    claimable: amount,
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'RECORDS',
  spec: '§2 Personal centre: manual rebate (manualRebate)',
  assumed: true,
});
