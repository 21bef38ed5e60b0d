import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';

/** The member's points; they never expire (PROM-03). */
export const pointBalance = defineCall({
  id: 'points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  input: z.object({}),
  output: z.object({ points: amount }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'POINTS',
  spec: '§7 Points: MCS2_getPointBalance (fields are our reading)',
});
