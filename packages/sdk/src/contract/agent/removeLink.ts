import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, nothing } from '../fields.ts';

/** Takes a registration link back; who has registered by it stays (AGNT-02). */
export const removeLink = defineCall({
  id: 'agent.removeLink',
  method: 'POST',
  path: '/wps/relay/MCS2_removeReferralLink',
  input: z.object({ id: filledText }),
  output: nothing,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'write',
  module: 'AGENT',
  spec: '§1 referral links; §2 register center (path and shape are our reading)',
  assumed: true,
});
