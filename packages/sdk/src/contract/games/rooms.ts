import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { type CallOutput, defineCall } from '../call.ts';
import { filledText, integer, maybe, orElse, text } from '../fields.ts';

const statuses = ['open', 'full', 'maintenance'] as const;

const roomWire = z.object({
  roomId: filledText,
  title: text,
  /** the game that is played there, and what launches it */
  nodeId: filledText,
  gameCode: maybe(text),
  code: maybe(text),
  vassalage: text,
  vendor: maybe(text),
  accountTypeName: maybe(text),
  gameType: orElse(text, 'PVP'),
  players: orElse(integer, 0),
  /** seats; absent = no limit */
  maxPlayers: maybe(integer),
  minBet: maybe(amount),
  maxBet: maybe(amount),
  /** one that we do not know is open until the launch says otherwise */
  status: z.pipe(
    maybe(text),
    z.transform((status) => statuses.find((known) => known === status) ?? 'open'),
  ),
  image: maybe(text),
});

/** A card room; alternates read as one (SDK-08). */
const room = z.pipe(
  roomWire,
  z.transform(({ gameCode, code, vendor, accountTypeName, ...rest }) => ({
    ...rest,
    gameCode: gameCode ?? code,
    vendor: vendor ?? accountTypeName ?? rest.vassalage,
  })),
);

/** Card rooms with their players and limits (GAME-08). */
export const roomList = defineCall({
  id: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  input: z.object({
    language: z.string(),
    vassalage: maybe(z.string()),
    /** what else a platform wants to know, as it wants it written */
    data: maybe(z.string()),
  }),
  output: z.array(room),
  // "S" in the spec; the catalogue is open to a visitor (SDK-01)
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  module: 'GAMES',
  spec: '§7 Games: card room list (shape is our reading)',
});

export type CardRoom = CallOutput<typeof roomList>[number];
