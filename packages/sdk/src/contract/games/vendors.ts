import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, flag, maybe, orElse, text } from '../fields.ts';

const vendor = z.object({
  /** game-type code; a vendor with games in two categories stands here twice */
  gameType: text,
  /** vendor code */
  vassalage: filledText,
  displayName: text,
  accountTypeId: maybe(text),
  /** 1 = hot */
  isHot: orElse(flag, false),
  logo: maybe(text),
  image: maybe(text),
  maintenance: orElse(flag, false),
});

/** All vendors by category (SHELL-05). Asked with `flush` after the language was switched (section 4). */
export const gameVendors = defineCall({
  id: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  input: z.object({
    platform: orElse(z.string(), 'html5-desktop'),
    language: z.string(),
    /** past the platform's own cache too */
    flush: maybe(flag),
  }),
  output: z.array(vendor),
  // "S" in the spec; the catalogue is open to a visitor (SDK-01)
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 5 * 60_000,
  module: 'GAMES',
  spec: '§7 Games: game vendor; §3 Game vendor (pictures and maintenance are our reading)',
});

export type GameVendor = CallOutput<typeof gameVendors>[number];
