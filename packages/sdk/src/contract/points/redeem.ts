import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { integer } from '../fields.ts';
import { appeared } from '../records/paging.ts';
import { redeemList, redemption } from './redeemList.ts';

const input = z.object({
  rewardId: z.string(),
  quantity: z.pipe(integer, z.int().check(z.gte(1), z.lte(99))),
  /** the payment password */
  password: z.string(),
});

/** Redeems points for a reward; the points are returned if it is turned down (PROM-03). */
export const redeemReward = defineCall({
  id: 'points.redeem',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  input,
  output: z.object({ redemption, points: amount }),
  session: 'required',
  sealed: true,
  effect: 'money',
  localized: true,
  settlement: settledBy(redeemList, input, {
    ask: () => ({ size: 50 }),
    happened: (before, after, { rewardId, quantity }) =>
      appeared(before, after, (one) => one.rewardId === rewardId && one.quantity === quantity),
  }),
  module: 'POINTS',
  spec: '§7 Points: MCS2_redeemPointReward, password-checked (fields, and that it is sealed, are our reading)',
});
