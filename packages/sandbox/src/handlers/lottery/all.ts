import type { HandlersOf } from '../../exchange.ts';
import { menu, openedNumbers, popular, recent, vnNumbers } from './lists.ts';
import { lobby } from './lobby.ts';

export const lotteryHandlers: HandlersOf<'lottery'> = {
  'lottery.menu': menu,
  'lottery.recent': recent,
  'lottery.popular': popular,
  'lottery.vnNumbers': vnNumbers,
  'lottery.openedNumbers': openedNumbers,
  'lottery.lobby': lobby,
};
