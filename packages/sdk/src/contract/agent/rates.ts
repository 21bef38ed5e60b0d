import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { listOf, orElse } from '../fields.ts';
import { categoryRate } from './person.ts';

/** The agent's own rates by category: none that is given to a downline may be higher (AGNT-02). */
export const agentRates = defineCall({
  id: 'agent.rates',
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentRates',
  input: z.object({}),
  output: z.object({
    rates: listOf(categoryRate),
    /** rates are multiples of this */
    step: orElse(amount, '0.1'),
  }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: register center (path and shape are our reading)',
  assumed: true,
});
