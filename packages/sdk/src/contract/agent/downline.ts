import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf } from '../fields.ts';
import { moneyFigures } from './figures.ts';
import { rangeAsked } from './paging.ts';
import { categoryRate, downlineRow } from './person.ts';

/** One downline in detail: rates, the way down from the agent, and what the downline did in a time (AGNT-01). */
export const agentDownline = defineCall({
  id: 'agent.downline',
  method: 'GET',
  path: '/wps/relay/MCS2_getDownlineDetail',
  input: z.object({ id: filledText, ...rangeAsked }),
  output: z.object({
    downline: downlineRow,
    rates: listOf(categoryRate),
    /** from the agent's direct downline to the one above this */
    path: listOf(z.object({ id: filledText, account: filledText })),
    /** the downline's own */
    figures: z.object(moneyFigures),
    /** of all below */
    team: z.object(moneyFigures),
  }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: downline management (path and shape are our reading)',
  assumed: true,
});
