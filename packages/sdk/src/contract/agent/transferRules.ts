import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { flag, integer, maybe, orElse, text } from '../fields.ts';

/** Whether and how much may be transferred to upline and downlines (MEMB-08, AGNT-04). */
export const transferRules = defineCall({
  id: 'agent.transferRules',
  method: 'GET',
  path: '/wps/relay/MCS2_getTransferRules',
  input: z.object({}),
  output: z.object({
    /** may transfer to the upline; as the member info's `toUpline` */
    toUpline: orElse(flag, false),
    toDownline: orElse(flag, false),
    /** masked */
    upline: maybe(text),
    least: amount,
    most: amount,
    /** digits after the point at most */
    digits: orElse(integer, 2),
    /** a payment password is set; without one nothing can be transferred */
    paymentPassword: orElse(flag, false),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'TRANSFER',
  spec: '§3 Member info: toUpline; §6 Agents transfer to downline or upline (path and shape are our reading)',
  assumed: true,
});
