import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { promotionDetail } from './detail.ts';

const input = z.object({ id: z.string() });

/** Takes what a promotion gives into the main wallet (PROM-02). */
export const claimPromotion = defineCall({
  id: 'promotions.claim',
  method: 'POST',
  path: '/wps/promotions/claim',
  input,
  output: z.object({ amount }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(promotionDetail, input, {
    ask: ({ id }) => ({ id }),
    happened: (before, after) => (before.status === 'claim' ? after.status !== 'claim' : undefined),
  }),
  module: 'PROMOTION',
  spec: '§4 Activity statuses: claim, claimed',
  assumed: true,
});
