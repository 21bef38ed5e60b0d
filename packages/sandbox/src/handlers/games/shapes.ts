import type { GameWire } from '@marquee/sdk/contract/games/game';
import type { Exchange } from '../../exchange.ts';
import type { CatalogueGame } from '../../games/catalogue.ts';
import { accountTypeOf, type Vendor } from '../../games/vendors.ts';
import { inLanguage } from '../../messages.ts';

const LONG = 'and the Long Journey Home across the Seven Seas';

export const gameArt = (nodeId: string) => `/sandbox/art/game/${nodeId}.svg`;
export const vendorArt = (code: string) => `/sandbox/art/vendor/${code}.svg`;

/** A vendor's name in the language asked for; as long as names get in that scenario. */
export function nameOf({ name }: Vendor, { language, scenario }: Exchange<unknown>): string {
  const text = typeof name === 'string' ? name : inLanguage(name, language);
  return scenario.longText ? `${text} ${LONG}` : text;
}

/** A game as the platform sends it. */
export function gameWire(game: CatalogueGame, { scenario }: Exchange<unknown>): GameWire {
  return {
    nodeId: game.nodeId,
    gameName: scenario.longText ? `${game.name} ${LONG}` : game.name,
    gameType: game.vendor.gameType,
    vassalage: game.vendor.code,
    accountTypeName: accountTypeOf(game.vendor),
    gameCode: game.nodeId.toLowerCase(),
    gameClassify: game.gameClassify,
    image: gameArt(game.nodeId),
    isHot: game.isHot ? '1' : '0',
    maintenance: game.maintenance ? '1' : '0',
    minBet: game.minBet,
    minLineNum: game.lines,
  };
}

/** An entry that opens a vendor's own list of games (GAME-05). */
export function listEntry(vendor: Vendor, exchange: Exchange<unknown>): GameWire {
  return {
    nodeId: `V-${vendor.gameType}-${vendor.code}`,
    gameName: nameOf(vendor, exchange),
    gameType: vendor.gameType,
    vassalage: vendor.code,
    accountTypeName: accountTypeOf(vendor),
    isGame: 'VASSALAGE',
    image: gameArt(`L-${vendor.gameType}-${vendor.code}`),
    isHot: vendor.isHot ? '1' : '0',
  };
}

/** What cards, menus and the vendor list say of a vendor alike. */
export function vendorParts(vendor: Vendor) {
  return {
    vassalage: vendor.code,
    isHot: vendor.isHot ? '1' : '0',
    logo: vendorArt(vendor.code),
    image: gameArt(`L-${vendor.gameType}-${vendor.code}`),
    maintenance: vendor.maintenance ? '1' : '0',
  } as const;
}

/** A page of a list, from 1. */
export function pageOf<Item>(items: readonly Item[], pageNo: number, pageSize: number) {
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(items.length / pageSize),
    total: items.length,
  };
}
