import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, orElse } from '../fields.ts';
import { daysAsked, pageAsked, pageOf } from './paging.ts';

const incomeFigures = {
  /** the agent's share of the team's valid bets */
  commission: orElse(amount, '0'),
  dividend: orElse(amount, '0'),
  daily: orElse(amount, '0'),
  hourly: orElse(amount, '0'),
  realTime: orElse(amount, '0'),
  total: orElse(amount, '0'),
};

/** My income (AGNT-01): what was paid to the agent, by the day it was paid, newest first. */
export const agentIncome = defineCall({
  id: 'agent.income',
  method: 'GET',
  path: '/wps/relay/MCS2_getAgentIncome',
  input: z.object({ ...pageAsked, ...daysAsked }),
  output: pageOf(
    z.object({
      /** `YYYY-MM-DD`, in the time zone asked for */
      date: filledText,
      ...incomeFigures,
    }),
    { totals: z.object(incomeFigures) },
  ),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: my income (path and shape are our reading)',
  assumed: true,
});
