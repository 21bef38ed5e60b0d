import type { HandlersOf } from '../../exchange.ts';
import { jackpot, winners } from './board.ts';
import { gameList, gameMenus, gameTypesOf, gameVendors, hotGames } from './catalogue.ts';
import { launchGame, launchSocial } from './launch.ts';
import { addFavourite, favouriteIds, favourites, recentGames, removeFavourite } from './own.ts';
import { roomList } from './rooms.ts';

export const gamesHandlers: HandlersOf<'games'> = {
  'games.menus': gameMenus,
  'games.vendors': gameVendors,
  'games.types': gameTypesOf,
  'games.list': gameList,
  'games.hot': hotGames,
  'games.favouriteIds': favouriteIds,
  'games.favourites': favourites,
  'games.addFavourite': addFavourite,
  'games.removeFavourite': removeFavourite,
  'games.recent': recentGames,
  'games.rooms': roomList,
  'games.launch': launchGame,
  'games.launchSocial': launchSocial,
  'games.winners': winners,
  'games.jackpot': jackpot,
};
