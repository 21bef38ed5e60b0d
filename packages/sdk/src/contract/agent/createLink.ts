import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer } from '../fields.ts';
import { referralLink, typedRates } from './person.ts';

/** Makes a registration link: whoever registers by it is a direct downline with these rates (AGNT-02). */
export const createLink = defineCall({
  id: 'agent.createLink',
  method: 'POST',
  path: '/wps/relay/MCS2_createReferralLink',
  input: z.object({
    kind: z.literal(['agent', 'member']),
    name: z.optional(z.string().check(z.maxLength(40))),
    rates: typedRates,
    /** days until it expires; never unless said */
    days: z.optional(integer),
  }),
  output: referralLink,
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'write',
  module: 'AGENT',
  spec: '§1 referral links; §2 register center (path and shape are our reading)',
  assumed: true,
});
