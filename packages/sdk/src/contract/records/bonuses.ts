import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from './paging.ts';

/** Where a bonus came from. */
export const bonusSources = ['promotion', 'raffle', 'rebate', 'points', 'reward'] as const;

/** Bonuses that were credited, newest first (MEMB-06). */
export const bonuses = defineCall({
  id: 'records.bonuses',
  method: 'GET',
  path: '/wps/report/bonus',
  input: z.object({ ...paging, ...period }),
  output: z.object({
    ...pageOf(z.object({ id: filledText, time: integer, title: text, source: oneOf(bonusSources), amount })),
    total: amount,
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'RECORDS',
  spec: '§2 Personal centre: bonus details (bonusDetails)',
  assumed: true,
});
