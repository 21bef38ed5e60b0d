import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, listOf, maybe, text } from '../fields.ts';

/** Which categories a vendor has games in, or for all vendors which vendors each category has. */
export const gameTypesOf = defineCall({
  id: 'games.types',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  input: z.object({ vassalage: maybe(z.string()), language: z.string() }),
  output: z.array(
    z.object({
      /** game-type code */
      gameType: text,
      name: text,
      /** vendor codes */
      vassalages: listOf(text),
      gameCount: maybe(integer),
    }),
  ),
  // "S" in the spec; the catalogue is open to a visitor (SDK-01)
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 5 * 60_000,
  module: 'GAMES',
  spec: '§7 Games: game type (shape is our reading)',
});
