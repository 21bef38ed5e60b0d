import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';

const reward = z.object({
  rewardId: filledText,
  title: text,
  /** where it comes from, in words */
  source: maybe(text),
  kind: z.catch(z.literal(['money', 'points', 'unknown']), 'unknown'),
  amount,
  status: z.catch(z.literal(['claimable', 'claimed', 'expired', 'unknown']), 'unknown'),
  at: maybe(moment),
  expiresAt: maybe(moment),
  claimedAt: maybe(moment),
});

/** The reward centre: what waits to be claimed, was claimed, or has expired; newest first (MEMB-07). */
export const rewards = defineCall({
  id: 'missions.rewards',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRewardCenter',
  input: z.object({}),
  output: z.object({ list: listOf(reward), claimable: orElse(integer, 0) }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'REWARD',
  spec: '§2 Personal centre: reward center (no call is named)',
  assumed: true,
});
