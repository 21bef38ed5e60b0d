import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { maybe } from '../fields.ts';
import { rewards } from './rewards.ts';

const input = z.object({ rewardId: z.string() });

/** Pays a reward that waits in the reward centre, once (MEMB-07). */
export const claimReward = defineCall({
  id: 'missions.claimReward',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimReward',
  input,
  output: z.object({ amount: maybe(amount) }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(rewards, input, {
    ask: () => ({}),
    happened: (before, after, { rewardId }) => {
      const status = (answer: typeof before) => answer.list.find((one) => one.rewardId === rewardId)?.status;
      if (status(before) !== 'claimable') return undefined;
      if (status(after) === 'claimed') return true;
      return status(after) === 'claimable' ? false : undefined;
    },
  }),
  module: 'REWARD',
  spec: '§2 Personal centre: reward center (no call is named)',
  assumed: true,
});
