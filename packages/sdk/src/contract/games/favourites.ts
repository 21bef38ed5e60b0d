import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, listOf, orElse } from '../fields.ts';
import { asking, paging } from './asking.ts';
import { game } from './game.ts';

/** The member's marked games, newest first (GAME-02, GAME-07). */
export const favourites = defineCall({
  id: 'games.favourites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  input: z.object({ ...asking, ...paging, gameType: orElse(z.string(), 'RNG') }),
  output: z.object({ content: listOf(game), totalPages: integer }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'GAMES',
  spec: '§7 Games: favourites (list)',
});
