import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  hot: { id: 'games.home.hot', defaultMessage: 'Hot games', description: 'Heading over games that many play' },
  all: {
    id: 'games.home.all',
    defaultMessage: 'Show all',
    description: 'Link beside that heading: leads to all games',
  },
});
