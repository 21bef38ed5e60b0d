import * as z from 'zod/mini';
import { filledText, maybe } from '../fields.ts';
import { asking } from './asking.ts';

/** What is launched: a game by `nodeId`, or without one the vendor's own lobby. */
export const launchInput = z.object({
  ...asking,
  /** vendor code */
  vassalage: z.string(),
  vendor: maybe(z.string()),
  gameType: z.string(),
  nodeId: maybe(z.string()),
  gameCode: maybe(z.string()),
  /** of a card room */
  roomId: maybe(z.string()),
  /** where the game leads back to; it tells only this origin that it was left */
  backUrl: maybe(z.string()),
});

/** `content`: an address to be framed; a path is on the platform's origin. */
export const launched = z.object({ content: filledText });

/** Codes by which a launch is refused. */
export const launchRefusals = {
  /** another popular game may be offered (GAME-06) */
  maintenance: 'game.maintenance',
  unknown: 'game.unknown',
} as const;
