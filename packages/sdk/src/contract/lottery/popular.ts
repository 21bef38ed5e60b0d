import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { answeredList, lotteryGame } from './game.ts';

/** The lotteries that most people play, as the list "hot" shows them (LOTT-01). */
export const popularLotteries = defineCall({
  id: 'lottery.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  input: z.object({ count: between(1, 100) }),
  output: answeredList(lotteryGame),
  session: 'none',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: popular; §9 count 20',
});
