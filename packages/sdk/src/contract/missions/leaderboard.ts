import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, moment, text } from '../fields.ts';

const place = z.object({
  rank: integer,
  /** masked by the platform */
  account: filledText,
  score: amount,
  reward: maybe(amount),
});

/** Who has done most in the missions of the week (MEMB-07). */
export const missionLeaderboard = defineCall({
  id: 'missions.leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  input: z.object({}),
  output: z.object({
    list: listOf(place),
    /** the place of who asks; not there before the first point */
    own: maybe(place),
    title: maybe(text),
    endsAt: maybe(moment),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'MISSION',
  spec: '§7 Lottery and missions: leaderboard; §3 says its shape is not shown: it is our reading',
});
