import type { Exchange, Handler } from '../../exchange.ts';
import { type CatalogueGame, catalogueOf } from '../../games/catalogue.ts';
import { inLanguage } from '../../messages.ts';
import { type Person, personOf, realPersonOf } from '../../people.ts';
import { bound, type Platform } from '../../platform.ts';
import { Refusal } from '../../refusal.ts';
import { gameMessages } from './messages.ts';
import { gameWire, pageOf } from './shapes.ts';

const MAX_FAVOURITES = 5000;
const MAX_RECENT = 100;
const MAX_PEOPLE = 500;

type Lists = Record<string, string[]>;

const keyOf = ({ merchant, username }: Person) => `${merchant}/${username}`;

function listOf(lists: Lists, person: Person): readonly string[] {
  const key = keyOf(person);
  return (Object.hasOwn(lists, key) ? lists[key] : undefined) ?? [];
}

function keep(platform: Platform, lists: Lists, person: Person, ids: string[]): void {
  // taken out first, so that it goes to the end of the order
  delete lists[keyOf(person)];
  lists[keyOf(person)] = ids;
  bound(lists, MAX_PEOPLE);
  platform.changed();
}

function gamesAt(platform: Platform, ids: readonly string[]): CatalogueGame[] {
  const catalogue = catalogueOf(platform.seed);
  return ids.flatMap((id) => catalogue.find(id) ?? []);
}

/** The ids a member has marked; a trial account has none. */
export const favouriteIds: Handler<'games.favouriteIds'> = (exchange) =>
  exchange.scenario.empty ? [] : [...listOf(exchange.platform.state.games.favourites, personOf(exchange))];

export const favourites: Handler<'games.favourites'> = (exchange) => {
  const { input, platform, scenario } = exchange;
  const ids = scenario.empty ? [] : listOf(platform.state.games.favourites, personOf(exchange));
  const games = gamesAt(platform, ids).filter(({ vendor }) => vendor.gameType === input.gameType.toUpperCase());
  const { items, totalPages } = pageOf(games, input.pageNo, input.pageSize);
  return { content: items.map((game) => gameWire(game, exchange)), totalPages };
};

function markable(exchange: Exchange<{ nodeId: string }>): { person: Person; nodeId: string } {
  const person = realPersonOf(exchange);
  const game = catalogueOf(exchange.platform.seed).find(exchange.input.nodeId);
  if (!game) throw new Refusal(inLanguage(gameMessages.unknown, exchange.language), { code: 'game.unknown' });
  return { person, nodeId: game.nodeId };
}

/** Marks a game; marked already is done (GAME-04). */
export const addFavourite: Handler<'games.addFavourite'> = (exchange) => {
  const { person, nodeId } = markable(exchange);
  const { platform, language } = exchange;
  const kept = listOf(platform.state.games.favourites, person);
  if (kept.includes(nodeId)) return null;
  if (kept.length >= MAX_FAVOURITES) {
    throw new Refusal(inLanguage(gameMessages.favouritesFull, language), { code: 'favourites.full' });
  }
  keep(platform, platform.state.games.favourites, person, [nodeId, ...kept]);
  return null;
};

export const removeFavourite: Handler<'games.removeFavourite'> = (exchange) => {
  const { person, nodeId } = markable(exchange);
  const { platform } = exchange;
  const kept = listOf(platform.state.games.favourites, person);
  if (kept.includes(nodeId)) {
    keep(
      platform,
      platform.state.games.favourites,
      person,
      kept.filter((id) => id !== nodeId),
    );
  }
  return null;
};

/** What was launched last, newest first. */
export const recentGames: Handler<'games.recent'> = (exchange) => {
  const { input, platform, scenario } = exchange;
  const ids = scenario.empty ? [] : listOf(platform.state.games.recent, personOf(exchange));
  const games = gamesAt(platform, ids).filter(({ vendor }) => !input.vassalage || vendor.code === input.vassalage);
  const { items, totalPages } = pageOf(games, input.pageNo, input.pageSize);
  return { list: items.map((game) => gameWire(game, exchange)), totalPages };
};

/** Remembers that a game was launched. */
export function remember(platform: Platform, person: Person, nodeId: string): void {
  const { recent } = platform.state.games;
  const others = listOf(recent, person).filter((id) => id !== nodeId);
  keep(platform, recent, person, [nodeId, ...others].slice(0, MAX_RECENT));
}
