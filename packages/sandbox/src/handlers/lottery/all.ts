import type { HandlersOf } from '../../exchange.ts';

export const lotteryHandlers: HandlersOf<'lottery'> = {};
