import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { integer, listOf, maybe } from '../fields.ts';
import { asking, paging } from './asking.ts';
import { game } from './game.ts';

/** A page of games by vendor, name, classification, minimum bet and lines (GAME-02, GAME-09). */
export const gameList = defineCall({
  id: 'games.list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  input: z.object({
    ...asking,
    ...paging,
    channel: maybe(z.string()),
    merchant: maybe(z.string()),
    gameType: z.string(),
    /** vendor code; all without it */
    vassalage: maybe(z.string()),
    gameClassify: maybe(z.string()),
    /** part of a name, as it was typed */
    gameName: maybe(z.string().check(z.maxLength(100))),
    /** decimal text, one of those of section 9 */
    minBet: maybe(z.string()),
    minLineNum: maybe(integer),
  }),
  output: z.object({
    games: listOf(game),
    totalPages: integer,
    /** games on all pages together (our reading) */
    total: maybe(integer),
  }),
  // "S" in the spec; the catalogue is open to a visitor (SDK-01)
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  // back and forth between pages and tabs asks nothing anew
  cacheMs: 60_000,
  module: 'GAMES',
  spec: '§7 Games: game list',
});

export type GamePage = CallOutput<typeof gameList>;
