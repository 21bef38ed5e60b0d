import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

/** The ids of the games that the member marked (GAME-04). */
export const favouriteIds = defineCall({
  id: 'games.favouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  input: z.object({}),
  output: z.array(text),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'GAMES',
  spec: '§7 Games: favourites (ids); §3 Favourites',
});
