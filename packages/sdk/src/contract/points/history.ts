import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, maybe, text } from '../fields.ts';
import { oneOf, pageOf, paging, period } from '../records/paging.ts';

/** What changed the points. */
export const pointChangeTypes = ['earned', 'redeemed', 'returned', 'converted', 'granted'] as const;

/** Changes of the points, newest first, with the balance after each (PROM-03). */
export const pointHistory = defineCall({
  id: 'points.history',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  input: z.object({ ...paging, ...period, type: z.optional(z.enum(pointChangeTypes)) }),
  output: z.object(
    pageOf(
      z.object({
        id: filledText,
        time: integer,
        type: oneOf(pointChangeTypes),
        /** signed */
        changedPoints: amount,
        balance: amount,
        remark: maybe(text),
      }),
    ),
  ),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'POINTS',
  spec: '§7 Points: ODSFE2_MemTransDet; §3 Points (names of fields are our reading)',
});
