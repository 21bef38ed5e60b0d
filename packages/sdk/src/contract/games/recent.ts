import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, listOf, maybe } from '../fields.ts';
import { asking, paging } from './asking.ts';
import { game } from './game.ts';

/** The games the member played last, newest first; read page by page to the last (GAME-02). */
export const recentGames = defineCall({
  id: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  input: z.object({
    clientType: asking.clientType,
    vassalage: maybe(z.string()),
    language: asking.language,
    ...paging,
  }),
  output: z.object({ list: listOf(game), totalPages: integer }),
  session: 'required',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'GAMES',
  spec: '§7 Games: recent; §3 Recent games',
});
