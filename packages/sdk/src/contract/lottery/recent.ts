import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { answeredList, lotteryGame } from './game.ts';

/** The lotteries that a member opened last, newest first (LOTT-01, LOTT-02). */
export const recentLotteries = defineCall({
  id: 'lottery.recent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  input: z.object({
    prizeMode: z.string(),
    device: z.literal('WEB'),
    recentCount: between(1, 100),
  }),
  output: answeredList(lotteryGame),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: recent; §9 count 100',
});
