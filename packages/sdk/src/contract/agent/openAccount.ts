import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { downlineRow, typedRates } from './person.ts';

/** Opens an account for a direct downline, who is asked for a password of their own at the first login (AGNT-02). */
export const openAccount = defineCall({
  id: 'agent.openAccount',
  method: 'POST',
  path: '/wps/relay/MCS2_openDownlineAccount',
  input: z.object({
    kind: z.literal(['agent', 'member']),
    username: z.string(),
    password: z.string(),
    rates: typedRates,
  }),
  output: downlineRow,
  session: 'required',
  who: 'agent',
  sealed: true,
  effect: 'write',
  module: 'AGENT',
  spec: '§2 Agent centre modal: register center (path and shape are our reading; E because it carries a password)',
  assumed: true,
});
