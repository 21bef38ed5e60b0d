import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { integer, maybe, text } from '../fields.ts';
import { promotionDetail } from './detail.ts';

const input = z.object({ id: z.string() });

/** Draws a lot of a raffle and takes what it gives (PROM-02). */
export const claimRaffle = defineCall({
  id: 'promotions.raffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  input,
  output: z.object({
    /** what the lot says; a blank has neither amount nor points */
    prize: text,
    amount: maybe(amount),
    points: maybe(amount),
    drawsLeft: integer,
  }),
  session: 'required',
  sealed: false,
  effect: 'money',
  localized: true,
  settlement: settledBy(promotionDetail, input, {
    ask: ({ id }) => ({ id }),
    happened: (before, after) => {
      if (before.drawsLeft === undefined || after.drawsLeft === undefined) return undefined;
      return after.drawsLeft < before.drawsLeft;
    },
  }),
  module: 'PROMOTION',
  spec: '§7 Common: raffle claim (fields are our reading)',
});
