import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { flag, integer, listOf, orElse } from '../fields.ts';

/** How points are earned and what they are worth (PROM-03). */
export const pointConfig = defineCall({
  id: 'points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  input: z.object({}),
  output: z.object({
    /** a deposit from so much on earns so many points for each whole unit of the currency */
    ratios: listOf(z.object({ fromAmount: amount, ratio: amount })),
    convert: z.object({
      enabled: orElse(flag, true),
      least: amount,
      /** points for one unit of the currency */
      pointsPerUnit: amount,
      digits: orElse(integer, 0),
    }),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  cacheMs: 5 * 60_000,
  module: 'POINTS',
  spec: '§7 Points: MCS2_getPointConfig; §9 Points (fields are our reading)',
});
