import { gameCategories, gameCategoryOf } from '@marquee/domain/gameTypes';
import { compareAmounts, parseAmount } from '@marquee/domain/money';
import { fold, searchIn } from '@marquee/domain/search';
import type { Exchange, Handler } from '../../exchange.ts';
import { type CatalogueGame, catalogueOf } from '../../games/catalogue.ts';
import { accountTypeOf, categoryNames, type Vendor, vendors, vendorsOf } from '../../games/vendors.ts';
import { inLanguage } from '../../messages.ts';
import { gameWire, listEntry, nameOf, pageOf, vendorParts } from './shapes.ts';

const HOT_GAMES = 30;

/** The platform counts esports and cockfight among the sports in its menus (section 4). */
const AMONG_SPORTS = ['ESPORTS', 'COCKFIGHT'];

const card = (vendor: Vendor, exchange: Exchange<unknown>) => ({
  ...vendorParts(vendor),
  title: nameOf(vendor, exchange),
});

/** Categories with their providers' cards. */
export const gameMenus: Handler<'games.menus'> = (exchange) => {
  if (exchange.scenario.empty) return [];
  return gameCategories
    .filter((gameType) => !AMONG_SPORTS.includes(gameType))
    .map((gameType) => ({
      title: inLanguage(categoryNames[gameType], exchange.input.language),
      gameType,
      cards: [gameType, ...(gameType === 'SPORTS' ? (['ESPORTS', 'COCKFIGHT'] as const) : [])]
        .flatMap(vendorsOf)
        .map((vendor) => ({ ...card(vendor, exchange), gameType })),
    }));
};

/** Every vendor by category; esports and cockfight bear their own codes here. */
export const gameVendors: Handler<'games.vendors'> = (exchange) =>
  exchange.scenario.empty
    ? []
    : vendors.map((vendor, index) => ({
        gameType: vendor.gameType,
        displayName: nameOf(vendor, exchange),
        accountTypeId: String(1000 + index),
        ...vendorParts(vendor),
      }));

/** How many games a vendor has, by category. */
export const gameTypesOf: Handler<'games.types'> = ({ input, platform, scenario }) => {
  const catalogue = catalogueOf(platform.seed);
  if (scenario.empty) return [];
  return gameCategories.flatMap((gameType) => {
    const own = vendorsOf(gameType).filter(({ code }) => !input.vassalage || code === input.vassalage);
    if (own.length === 0) return [];
    const games = catalogue.of(gameType).filter(({ vendor }) => own.includes(vendor));
    return [
      {
        gameType,
        name: inLanguage(categoryNames[gameType], input.language),
        vassalages: own.map(({ code }) => code),
        gameCount: games.length,
      },
    ];
  });
};

/** names as they are searched in; a catalogue's games stay the same objects */
const folded = new WeakMap<CatalogueGame, string>();

function foldedName(game: CatalogueGame): string {
  const kept = folded.get(game);
  if (kept !== undefined) return kept;
  const name = fold(game.name);
  folded.set(game, name);
  return name;
}

/** A page of games: filtered and searched here, so that no player gets all 10,000 (GAME-09). */
export const gameList: Handler<'games.list'> = (exchange) => {
  const { input, platform, scenario } = exchange;
  // a code that nobody knows has no games
  const category = gameCategoryOf(input.gameType);
  const all = category === undefined || scenario.empty ? [] : catalogueOf(platform.seed).of(category);
  // whatever is no amount is no limit
  const minBet = parseAmount(input.minBet ?? '');
  const found = all.filter(
    ({ vendor, gameClassify, minBet: own, lines }) =>
      (!input.vassalage || vendor.code === input.vassalage) &&
      (!input.gameClassify || gameClassify === input.gameClassify.toUpperCase()) &&
      (minBet === undefined || compareAmounts(own, minBet) === 0) &&
      lines >= (input.minLineNum ?? 0),
  );
  const named = searchIn(found, foldedName, input.gameName ?? '');
  const { items, totalPages, total } = pageOf(named, input.pageNo, input.pageSize);
  return { games: items.map((game) => gameWire(game, exchange)), totalPages, total };
};

/** Popular games of a vendor or of all, with entries that open a vendor's list, and the footer's providers. */
export const hotGames: Handler<'games.hot'> = (exchange) => {
  const { input, platform, scenario } = exchange;
  if (scenario.empty) return { list: [], footer: [] };
  const { slots, of } = catalogueOf(platform.seed);
  const up = ({ isHot, maintenance, vendor }: CatalogueGame) =>
    isHot && !maintenance && (!input.vassalage || vendor.code === input.vassalage);
  const games = [...of('FISH').filter(up), ...of('PVP').filter(up)];
  const list = [...slots.filter(up).slice(0, HOT_GAMES - games.length), ...games];
  const entries = input.vassalage ? [] : vendorsOf('FISH').filter(({ isHot }) => isHot);
  return {
    list: [...list.map((game) => gameWire(game, exchange)), ...entries.map((vendor) => listEntry(vendor, exchange))],
    footer: vendors
      .filter((vendor, index) => vendors.findIndex(({ name }) => name === vendor.name) === index && !isLottery(vendor))
      .map((vendor) => ({ ...card(vendor, exchange), gameType: vendor.gameType })),
  };
};

const isLottery = (vendor: Vendor) => accountTypeOf(vendor) === vendor.code && typeof vendor.name !== 'string';
