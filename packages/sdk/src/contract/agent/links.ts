import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pageAsked, pageOf } from './paging.ts';
import { referralLink } from './person.ts';

/** The agent's registration links (AGNT-02), newest first. */
export const agentLinks = defineCall({
  id: 'agent.links',
  method: 'GET',
  path: '/wps/relay/MCS2_getReferralLinks',
  input: z.object({ ...pageAsked }),
  output: pageOf(referralLink),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§1 referral links; §2 register center (path and shape are our reading)',
  assumed: true,
});
