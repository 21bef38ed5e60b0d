import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, integer, maybe, moment, orElse, text } from '../fields.ts';

const winner = z.object({
  /** masked by the platform, such as `pl***27` */
  account: filledText,
  gameName: text,
  gameType: maybe(text),
  vassalage: maybe(text),
  nodeId: maybe(text),
  amount,
  /** when it was won, epoch ms */
  time: maybe(moment),
  image: maybe(text),
});

/** The latest winners, newest first (GAME-07). */
export const winners = defineCall({
  id: 'games.winners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  input: z.object({
    gameCategory: orElse(z.string(), 'ALL'),
    language: z.string(),
    limitNum: orElse(z.pipe(integer, z.int().check(z.minimum(1), z.maximum(200))), 50),
  }),
  output: z.array(winner),
  session: 'none',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'GAMES',
  spec: '§7 Lottery and missions: winner board; §3 vo (shape is our reading)',
});

export type Winner = CallOutput<typeof winners>[number];
