import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { answeredList, lotteryMenu } from './game.ts';

/** The lotteries by category tag (LOTT-01); a visitor sees them too. */
export const lotteryMenus = defineCall({
  id: 'lottery.menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  input: z.object({ prizeMode: z.string(), device: z.literal('WEB') }),
  output: answeredList(lotteryMenu),
  session: 'none',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: menus; §3 Lottery game (`list`, `issue`, `title` and `icon` are our reading)',
});
