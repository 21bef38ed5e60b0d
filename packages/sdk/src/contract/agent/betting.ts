import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText } from '../fields.ts';
import { betFigures } from './figures.ts';
import { pageAsked, pageOf, rangeAsked } from './paging.ts';

/** Team betting (AGNT-01): what each downline bet in a time; `totals` over all that match. */
export const teamBetting = defineCall({
  id: 'agent.betting',
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamBetting',
  input: z.object({
    ...pageAsked,
    ...rangeAsked,
    search: z.optional(z.string()),
    /** a game-type code (section 3); all unless said */
    gameType: z.optional(z.string()),
  }),
  output: pageOf(z.object({ id: filledText, account: filledText, kind: oneOf('agent', 'member'), ...betFigures }), {
    totals: z.object(betFigures),
  }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: team betting (path and shape are our reading)',
  assumed: true,
});
