import { addFavourite } from './addFavourite.ts';
import { favouriteIds } from './favouriteIds.ts';
import { favourites } from './favourites.ts';
import { hotGames } from './hotGames.ts';
import { jackpot } from './jackpot.ts';
import { launchGame } from './launch.ts';
import { launchSocial } from './launchSocial.ts';
import { gameList } from './list.ts';
import { gameMenus } from './menus.ts';
import { recentGames } from './recent.ts';
import { removeFavourite } from './removeFavourite.ts';
import { roomList } from './rooms.ts';
import { gameTypesOf } from './types.ts';
import { gameVendors } from './vendors.ts';
import { winners } from './winners.ts';

/** Vendors, games, rooms, favourites, recent games and launch. */
export const gamesCalls = {
  [gameMenus.id]: gameMenus,
  [gameVendors.id]: gameVendors,
  [gameTypesOf.id]: gameTypesOf,
  [gameList.id]: gameList,
  [hotGames.id]: hotGames,
  [favouriteIds.id]: favouriteIds,
  [favourites.id]: favourites,
  [addFavourite.id]: addFavourite,
  [removeFavourite.id]: removeFavourite,
  [recentGames.id]: recentGames,
  [roomList.id]: roomList,
  [launchGame.id]: launchGame,
  [launchSocial.id]: launchSocial,
  [winners.id]: winners,
  [jackpot.id]: jackpot,
} as const;
