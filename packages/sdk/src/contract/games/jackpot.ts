import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, listOf, maybe, moment, text } from '../fields.ts';

/** The platform's jackpots: a real feed, which goes before a simulated counter (SAFE-03). */
export const jackpot = defineCall({
  id: 'games.jackpot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  input: z.object({ language: z.string() }),
  output: z.object({
    /** all pools together */
    amount,
    /** when the figure was true, epoch ms */
    time: maybe(moment),
    pools: listOf(z.object({ poolId: filledText, title: text, vassalage: maybe(text), amount })),
  }),
  session: 'none',
  extension: true,
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'GAMES',
  spec: '§2 Banners: jackpot counter; a feed for it is our reading',
  assumed: true,
});

export type Jackpot = CallOutput<typeof jackpot>;
