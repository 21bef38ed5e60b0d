import { CannotPlay, type Player, type Plays, playLanguage } from '../play.ts';
import type { gamesCalls } from './all.ts';
import { gameList } from './list.ts';

const asked = { language: playLanguage, pageNo: 1, pageSize: 15 } as const;

async function someGame(player: Player) {
  const { games } = await player.ask(gameList, { ...asked, gameType: 'RNG' });
  const game = games.find(({ opensList, maintenance }) => !opensList && !maintenance);
  if (!game) throw new CannotPlay('the platform lists no electronic game that is up');
  return game;
}

async function favourite(player: Player) {
  const { nodeId, vendor, gameType } = await someGame(player);
  return { nodeId, vendor, gameType };
}

async function launching(player: Player) {
  const { nodeId, vassalage, vendor, gameType, gameCode } = await someGame(player);
  return { language: playLanguage, nodeId, vassalage, vendor, gameType, gameCode };
}

export const gamesPlays: Plays<typeof gamesCalls> = {
  'games.menus': () => ({ language: playLanguage }),
  'games.vendors': () => ({ language: playLanguage }),
  'games.types': () => ({ language: playLanguage }),
  'games.list': () => ({ ...asked, gameType: 'RNG' }),
  'games.hot': () => ({ merchantCode: 'M1', language: playLanguage }),
  'games.favouriteIds': () => ({}),
  'games.favourites': () => asked,
  'games.addFavourite': favourite,
  'games.removeFavourite': favourite,
  'games.recent': () => asked,
  'games.rooms': () => ({ language: playLanguage }),
  'games.launch': launching,
  'games.launchSocial': launching,
  'games.winners': () => ({ language: playLanguage }),
  'games.jackpot': () => ({ language: playLanguage }),
};
