import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { answeredList, openedDraw } from './game.ts';

/** The newest results of the Vietnamese lotteries, newest first (LOTT-03). */
export const vietnameseNumbers = defineCall({
  id: 'lottery.vnNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  input: z.object({ count: between(1, 100) }),
  output: answeredList(openedDraw),
  session: 'none',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: Vietnamese numbers; §9 count 100',
});
