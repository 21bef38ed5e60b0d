import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  intro: {
    id: 'games.category.intro',
    defaultMessage: 'Choose a provider to begin.',
    description: 'Under the name of a kind of games: a press on a provider starts its games',
  },
  empty: {
    id: 'games.category.empty',
    defaultMessage: 'There is nothing to play here right now',
    description: 'In place of providers when there is none',
  },
  emptyText: {
    id: 'games.category.emptyText',
    defaultMessage: 'Look in again later, or see what else there is.',
    description: 'Under that line',
  },
  others: { id: 'games.category.others', defaultMessage: 'Go to the home page', description: 'Link under that line' },
});
