import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf } from '../fields.ts';
import { categoryRate, typedRates } from './person.ts';

/** Raises the rates of a direct downline, up to the agent's own (AGNT-02). */
export const setRates = defineCall({
  id: 'agent.setRates',
  method: 'POST',
  path: '/wps/relay/MCS2_setDownlineRates',
  input: z.object({ id: filledText, rates: typedRates }),
  output: z.object({ rates: listOf(categoryRate) }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'write',
  module: 'AGENT',
  spec: '§2 Agent centre modal: downline management (path and shape are our reading)',
  assumed: true,
});
