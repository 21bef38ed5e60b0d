import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText } from '../fields.ts';
import { moneyFigures } from './figures.ts';
import { pageAsked, pageOf, rangeAsked } from './paging.ts';

/** User profit and loss statements (AGNT-01): each downline's money in a time; `totals` over all that match. */
export const teamProfit = defineCall({
  id: 'agent.profit',
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamProfit',
  input: z.object({ ...pageAsked, ...rangeAsked, search: z.optional(z.string()) }),
  output: pageOf(z.object({ id: filledText, account: filledText, kind: oneOf('agent', 'member'), ...moneyFigures }), {
    totals: z.object(moneyFigures),
  }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: user profit and loss statements (path and shape are our reading)',
  assumed: true,
});
