import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { answeredList, openedDraw } from './game.ts';

/** The newest results of one lottery, or of all where none is named; newest first (LOTT-03). */
export const openedNumbers = defineCall({
  id: 'lottery.openedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  input: z.object({
    gameCode: z.optional(z.string()),
    count: z.optional(between(1, 100)),
  }),
  output: answeredList(openedDraw),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'LOTTERY',
  spec: '§7 Lottery and missions: numbers opened (S; its query is our reading)',
});
