import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { listOf, maybe, text } from '../fields.ts';
import { vendorCard } from './game.ts';

const group = z.object({
  /** the category's name in the language asked for */
  title: text,
  /** game-type code of the group (our reading) */
  gameType: text,
  gameClassify: maybe(text),
  cards: listOf(vendorCard),
});

/**
 * The categories with their providers' cards, as menus show them (AUTH-02, GAME-01). Esports and cockfight cards come
 * among the sports; `gameSections` of the domain sorts them.
 */
export const gameMenus = defineCall({
  id: 'games.menus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  input: z.object({ language: z.string() }),
  output: z.array(group),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 5 * 60_000,
  module: 'GAMES',
  spec: '§7 Session and account: game menus; §3 Category group, Vendor card',
});

export type GameMenu = CallOutput<typeof gameMenus>[number];
