import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall, settledBy } from '../call.ts';
import { maybe } from '../fields.ts';
import { missionSummary } from './summary.ts';

const input = z.object({ missionId: z.string() });

/** Pays the reward of a mission that is done, once (MEMB-07). */
export const claimMission = defineCall({
  id: 'missions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionReward',
  input,
  output: z.object({ reward: maybe(amount) }),
  session: 'required',
  sealed: false,
  effect: 'money',
  settlement: settledBy(missionSummary, input, {
    ask: () => ({}),
    happened: (before, after, { missionId }) => {
      const status = (answer: typeof before) => answer.missions.find((one) => one.missionId === missionId)?.status;
      if (status(before) !== 'claimable') return undefined;
      if (status(after) === 'claimed') return true;
      return status(after) === 'claimable' ? false : undefined;
    },
  }),
  module: 'MISSION',
  spec: '§2 Personal centre: mission activity (no call is named)',
  assumed: true,
});
