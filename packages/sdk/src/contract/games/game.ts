import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { filledText, flag, integer, maybe, orElse, text } from '../fields.ts';

/** Marks a game that opens a popup list of games (section 3). */
export const OPENS_LIST = 'VASSALAGE';

const gameWire = z.object({
  nodeId: filledText,
  gameName: text,
  /** game-type code, such as `RNG` */
  gameType: text,
  /** vendor code */
  vassalage: maybe(text),
  vendor: maybe(text),
  accountTypeName: maybe(text),
  gameCode: maybe(text),
  code: maybe(text),
  /** SC, VP, TG, AC, JP, BG */
  gameClassify: maybe(text),
  defaultPlayType: maybe(text),
  isGame: maybe(text),
  /** the tile's picture; a path is on an image host (SHELL-18) */
  image: maybe(text),
  isHot: orElse(flag, false),
  maintenance: orElse(flag, false),
  minBet: maybe(amount),
  minLineNum: maybe(integer),
});

/**
 * A game, or an entry that opens a list of them. `gameCode`/`code` and `vendor`/`accountTypeName` are read as one
 * (SDK-08). Picture, hot, maintenance, minimum bet and lines are our reading.
 */
export const game = z.pipe(
  gameWire,
  z.transform(({ vendor, accountTypeName, gameCode, code, isGame, vassalage, ...rest }) => ({
    ...rest,
    vassalage: vassalage ?? '',
    vendor: vendor ?? accountTypeName ?? vassalage ?? '',
    gameCode: gameCode ?? code,
    opensList: isGame === OPENS_LIST,
  })),
);

/** A game as screens have it. */
export type Game = z.output<typeof game>;
/** A game as it goes over the wire. */
export type GameWire = z.input<typeof game>;

/** A provider in the footer's strip or on a card. */
export const vendorCard = z.object({
  /** vendor code */
  vassalage: filledText,
  title: text,
  isHot: orElse(flag, false),
  gameType: maybe(text),
  /** its mark, square */
  logo: maybe(text),
  /** a picture in the form of a game tile, for the card of a category page */
  image: maybe(text),
  maintenance: orElse(flag, false),
});
export type VendorCard = z.output<typeof vendorCard>;
