import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, text } from '../fields.ts';
import { oneOf } from '../records/paging.ts';

/** What a reward is: money, something of a game, or goods that are sent. */
export const rewardTypes = ['bonus', 'game', 'goods'] as const;

/** What points can be redeemed for (PROM-03). */
export const pointRewards = defineCall({
  id: 'points.rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  input: z.object({}),
  output: z.object({
    list: listOf(
      z.object({
        id: filledText,
        name: text,
        type: oneOf(rewardTypes),
        image: maybe(text),
        requiredPoints: amount,
        /** deposits of the last 30 days that it asks for */
        requiredAmount: maybe(amount),
        /** how many there are; no bound where absent */
        quantity: maybe(integer),
        remark: maybe(text),
      }),
    ),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'POINTS',
  spec: '§7 Points: MCS2_getPointReward; §3 Points (names of fields are our reading)',
});
