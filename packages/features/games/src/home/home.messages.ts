import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  hot: Record<never, never>;
  all: Record<never, never>;
  allOf: { what: string };
  yours: Record<never, never>;
  yoursLists: Record<never, never>;
  providers: Record<never, never>;
  providerKinds: Record<never, never>;
  allProviders: { count: number };
  manyPlay: Record<never, never>;
  winners: Record<never, never>;
  winnersEmpty: Record<never, never>;
  winnersNote: Record<never, never>;
  winnersPause: Record<never, never>;
  winnersPlay: Record<never, never>;
  wonBy: { account: string; time: string };
  back: Record<never, never>;
  further: Record<never, never>;
  promotions: Record<never, never>;
  promotionsEmpty: Record<never, never>;
  until: { date: string };
}>({
  hot: { id: 'games.home.hot', defaultMessage: 'Hot games', description: 'Heading over games that many play' },
  all: {
    id: 'games.home.all',
    defaultMessage: 'Show all',
    description: 'Link beside a heading of the home page: leads to all there is',
  },
  allOf: {
    id: 'games.home.allOf',
    defaultMessage: 'Show all: {what}',
    description: 'The same link, for screen readers, with its heading',
  },
  yours: {
    id: 'games.home.yours',
    defaultMessage: 'Your games',
    description: 'Heading over the games that the member played last or marked',
  },
  yoursLists: {
    id: 'games.home.yoursLists',
    defaultMessage: 'Lists of your games',
    description: 'Name of the tabs under that heading, for screen readers',
  },
  providers: {
    id: 'games.home.providers',
    defaultMessage: 'Games by provider',
    description: 'Heading over the makers of games, by kind of game',
  },
  providerKinds: {
    id: 'games.home.providerKinds',
    defaultMessage: 'Kinds of games',
    description: 'Name of the tabs under that heading, for screen readers',
  },
  allProviders: {
    id: 'games.home.allProviders',
    defaultMessage: '{count, plural, one {# provider} other {All # providers}}',
    description: 'Last of some makers of games: leads to all of them',
  },
  manyPlay: {
    id: 'games.home.manyPlay',
    defaultMessage: 'Many play here',
    description: 'Said of a provider to screen readers, where a flame is seen',
  },
  winners: { id: 'games.home.winners', defaultMessage: 'Latest winners', description: 'Heading over recent wins' },
  winnersEmpty: {
    id: 'games.home.winnersEmpty',
    defaultMessage: 'No wins to show right now.',
    description: 'In place of recent wins when there is none',
  },
  winnersNote: {
    id: 'games.home.winnersNote',
    defaultMessage: 'Every result is chance. A win of others says nothing about your next game.',
    description: 'Under recent wins',
  },
  winnersPause: {
    id: 'games.home.winnersPause',
    defaultMessage: 'Stop moving',
    description: 'Button: the strip of recent wins no longer moves by itself',
  },
  winnersPlay: {
    id: 'games.home.winnersPlay',
    defaultMessage: 'Move on',
    description: 'Button: the strip of recent wins moves by itself again',
  },
  wonBy: {
    id: 'games.home.wonBy',
    defaultMessage: '{account}, {time}',
    description: 'Masked name of a winner, and at what time of the day it was',
  },
  back: { id: 'games.home.back', defaultMessage: 'Back', description: 'Button: scrolls a strip back' },
  further: { id: 'games.home.further', defaultMessage: 'Further', description: 'Button: scrolls a strip on' },
  promotions: {
    id: 'games.home.promotions',
    defaultMessage: 'Promotions',
    description: 'Heading over the promotions of the home page',
  },
  promotionsEmpty: {
    id: 'games.home.promotionsEmpty',
    defaultMessage: 'There are no promotions right now.',
    description: 'In place of promotions when there is none',
  },
  until: {
    id: 'games.home.until',
    defaultMessage: 'Until {date}',
    description: 'Last day of a promotion',
  },
});
