import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { integer, listOf, maybe, orElse } from '../fields.ts';
import { asking } from './asking.ts';
import { game, vendorCard } from './game.ts';

/** Popular games, of one vendor or of all, and the providers of the footer's strip (GAME-07, SHELL-08). */
export const hotGames = defineCall({
  id: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  input: z.object({
    merchantCode: z.string(),
    isPlatform: orElse(integer, 2),
    vassalage: maybe(z.string()),
    platform: asking.platform,
    language: asking.language,
  }),
  output: z.object({ list: listOf(game), footer: listOf(vendorCard) }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 60_000,
  module: 'GAMES',
  spec: '§7 Games: hot games; §3 Hot game response (shape of the footer is our reading)',
});

export type HotGames = CallOutput<typeof hotGames>;
