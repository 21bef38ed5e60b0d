import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  lists: Record<never, never>;
  rooms: Record<never, never>;
  all: Record<never, never>;
  hot: Record<never, never>;
  fav: Record<never, never>;
  recent: Record<never, never>;
  search: Record<never, never>;
  filters: { count: number };
  kind: Record<never, never>;
  anyKind: Record<never, never>;
  minBet: Record<never, never>;
  anyBet: Record<never, never>;
  count: { count: number };
  nothingFound: Record<never, never>;
  nothingFoundText: Record<never, never>;
  reset: Record<never, never>;
  noGames: Record<never, never>;
  noGamesText: Record<never, never>;
  noFavourites: Record<never, never>;
  noFavouritesText: Record<never, never>;
  noRecent: Record<never, never>;
  noRecentText: Record<never, never>;
  showAll: Record<never, never>;
  logInTitle: Record<never, never>;
  logInText: Record<never, never>;
  logIn: Record<never, never>;
}>({
  lists: {
    id: 'games.lobby.lists',
    defaultMessage: 'Lists of games',
    description: 'Name of the tabs, for screen readers',
  },
  rooms: {
    id: 'games.lobby.rooms',
    defaultMessage: 'Rooms',
    description: 'Tab: rooms of card games, where one sits down with others',
  },
  all: { id: 'games.lobby.all', defaultMessage: 'All games', description: 'Tab: all games' },
  hot: { id: 'games.lobby.hot', defaultMessage: 'Hot', description: 'Tab: games that many play' },
  fav: { id: 'games.lobby.fav', defaultMessage: 'Favourites', description: 'Tab: games the player marked' },
  recent: { id: 'games.lobby.recent', defaultMessage: 'Recent', description: 'Tab: games the player played last' },
  search: {
    id: 'games.lobby.search',
    defaultMessage: 'Search games',
    description: 'Name of the search field, and what stands in it',
  },
  filters: {
    id: 'games.lobby.filters',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters: # set}}',
    description:
      'Button on a phone that shows the filters of games, such as the type and the minimum bet, and how many are set',
  },
  kind: { id: 'games.lobby.kind', defaultMessage: 'Type of game', description: 'Name of a filter' },
  anyKind: { id: 'games.lobby.anyKind', defaultMessage: 'All types', description: 'Filter: games of every type' },
  minBet: { id: 'games.lobby.minBet', defaultMessage: 'Minimum bet', description: 'Name of a filter' },
  anyBet: {
    id: 'games.lobby.anyBet',
    defaultMessage: 'Any minimum bet',
    description: 'Filter: games of every minimum bet',
  },
  count: {
    id: 'games.lobby.count',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How many games a list has; read out when it changes',
  },
  nothingFound: {
    id: 'games.lobby.nothingFound',
    defaultMessage: 'No game fits',
    description: 'In place of games when search and filters leave none',
  },
  nothingFoundText: {
    id: 'games.lobby.nothingFoundText',
    defaultMessage: 'Try another word, or fewer filters.',
    description: 'Under that line',
  },
  reset: { id: 'games.lobby.reset', defaultMessage: 'Clear search and filters', description: 'Button under that line' },
  noGames: {
    id: 'games.lobby.noGames',
    defaultMessage: 'There are no games here right now',
    description: 'In place of a list that is empty',
  },
  noGamesText: {
    id: 'games.lobby.noGamesText',
    defaultMessage: 'Look in again later, or choose another provider.',
    description: 'Under that line',
  },
  noFavourites: {
    id: 'games.lobby.noFavourites',
    defaultMessage: 'You have no favourites here yet',
    description: 'In place of favourites when there is none',
  },
  noFavouritesText: {
    id: 'games.lobby.noFavouritesText',
    defaultMessage: 'Press the heart on a game and you will find it here.',
    description: 'Under that line',
  },
  noRecent: {
    id: 'games.lobby.noRecent',
    defaultMessage: 'You have not played here yet',
    description: 'In place of games played last when there is none',
  },
  noRecentText: {
    id: 'games.lobby.noRecentText',
    defaultMessage: 'Games that you play will be listed here.',
    description: 'Under that line',
  },
  showAll: { id: 'games.lobby.showAll', defaultMessage: 'Show all games', description: 'Button: leads to all games' },
  logInTitle: {
    id: 'games.lobby.logInTitle',
    defaultMessage: 'This list is yours',
    description: 'In place of favourites or games played last, for who is not logged in',
  },
  logInText: {
    id: 'games.lobby.logInText',
    defaultMessage: 'Log in to see the games that you marked and played.',
    description: 'Under that line',
  },
  logIn: { id: 'games.lobby.logIn', defaultMessage: 'Log in', description: 'Button: opens the login' },
});

/** Types of games by the platform’s codes. */
export const kinds = defineMessages({
  SC: { id: 'games.kind.sc', defaultMessage: 'Slots', description: 'Type of game' },
  VP: { id: 'games.kind.vp', defaultMessage: 'Video poker', description: 'Type of game' },
  TG: { id: 'games.kind.tg', defaultMessage: 'Table games', description: 'Type of game' },
  AC: { id: 'games.kind.ac', defaultMessage: 'Arcade', description: 'Type of game: games of skill such as in arcades' },
  JP: { id: 'games.kind.jp', defaultMessage: 'Jackpot', description: 'Type of game: with a jackpot' },
  BG: { id: 'games.kind.bg', defaultMessage: 'Bingo', description: 'Type of game' },
});

/** The strip of providers. */
export const strip = defineMessages({
  label: {
    id: 'games.providers.label',
    defaultMessage: 'Providers',
    description: 'Name of the providers’ list, for screen readers',
  },
  all: { id: 'games.providers.all', defaultMessage: 'All providers', description: 'Games of every provider' },
  previous: {
    id: 'games.providers.previous',
    defaultMessage: 'Providers before',
    description: 'Button: scrolls the strip back',
  },
  next: {
    id: 'games.providers.next',
    defaultMessage: 'Further providers',
    description: 'Button: scrolls the strip on',
  },
});
