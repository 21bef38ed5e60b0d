import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { filledText, integer, listOf, orElse } from '../fields.ts';
import { moneyFigures } from './figures.ts';
import { daysAsked } from './paging.ts';

/** The whole team in a time (AGNT-01): sums over all downlines, and the same by day. */
export const teamOverview = defineCall({
  id: 'agent.overview',
  method: 'GET',
  path: '/wps/relay/MCS2_getTeamOverview',
  input: z.object({ ...daysAsked }),
  output: z.object({
    teamSize: integer,
    agents: orElse(integer, 0),
    members: orElse(integer, 0),
    online: orElse(integer, 0),
    /** joined in the time asked for */
    joined: orElse(integer, 0),
    /** how many have bet in it */
    active: orElse(integer, 0),
    /** what is in the wallets of the team now */
    balance: orElse(amount, '0'),
    ...moneyFigures,
    days: listOf(
      z.object({
        /** `YYYY-MM-DD`, in the time zone asked for */
        date: filledText,
        joined: orElse(integer, 0),
        active: orElse(integer, 0),
        ...moneyFigures,
      }),
    ),
  }),
  session: 'required',
  who: 'agent',
  sealed: false,
  effect: 'read',
  module: 'AGENT',
  spec: '§2 Agent centre modal: team overview (path and shape are our reading)',
  assumed: true,
});
