import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText, maybe, moment } from '../fields.ts';
import { pageAsked, pageOf } from './paging.ts';

/** Transfers with upline and downlines (MEMB-08, AGNT-04), newest first. */
export const transfers = defineCall({
  id: 'agent.transfers',
  method: 'GET',
  path: '/wps/relay/MCS2_getTransferList',
  input: z.object({ ...pageAsked }),
  output: pageOf(
    z.object({
      id: filledText,
      at: maybe(moment),
      direction: oneOf('out', 'in'),
      /** where the other party stands */
      with: oneOf('upline', 'downline'),
      /** the downline's id */
      downlineId: maybe(filledText),
      /** masked */
      account: filledText,
      /** without a sign */
      amount,
    }),
  ),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'TRANSFER',
  spec: '§6 Agents transfer to downline or upline (path and shape are our reading)',
  assumed: true,
});
