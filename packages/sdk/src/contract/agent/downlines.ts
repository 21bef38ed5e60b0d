import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { pageAsked, pageOf } from './paging.ts';
import { downlineRow } from './person.ts';

/** Downline management (AGNT-01): the team, or those directly below one of it. */
export const agentDownlines = defineCall({
  id: 'agent.downlines',
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineList',
  input: z.object({
    ...pageAsked,
    /** part of a masked account, or an id */
    search: z.optional(z.string()),
    /** only those directly below this downline */
    uplineId: z.optional(z.string()),
    kind: z.optional(z.literal(['agent', 'member'])),
    /** only those directly below the agent who asks */
    direct: z.optional(z.literal(['1', '0'])),
    sort: z.optional(z.literal(['joined', 'balance', 'teamSize', 'account'])),
  }),
  output: pageOf(downlineRow),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: downline management (path and shape are our reading)',
  assumed: true,
});
