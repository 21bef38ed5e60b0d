import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';

/** How far along: being worked on, done and to be claimed, claimed, or over. */
export const missionStatus = z.catch(z.literal(['progress', 'claimable', 'claimed', 'ended', 'unknown']), 'unknown');

const mission = z.object({
  /** names the round too: the mission of another day is another */
  missionId: filledText,
  title: text,
  description: maybe(text),
  /** how often it comes again; other words are shown as they are not known */
  category: z.catch(z.literal(['daily', 'weekly', 'once', 'unknown']), 'unknown'),
  status: missionStatus,
  progress: orElse(amount, '0'),
  target: amount,
  /** what progress and target count */
  unit: z.catch(z.literal(['times', 'money', 'unknown']), 'unknown'),
  reward: amount,
  rewardKind: z.catch(z.literal(['money', 'points', 'unknown']), 'unknown'),
  endsAt: maybe(moment),
});

/** The missions of a member (MEMB-07). */
export const missionSummary = defineCall({
  id: 'missions.summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  input: z.object({}),
  output: z.object({ missions: listOf(mission), claimable: orElse(integer, 0) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'MISSION',
  spec: '§7 Lottery and missions: mission summary; §3 says its shape is not shown: it is our reading',
});
