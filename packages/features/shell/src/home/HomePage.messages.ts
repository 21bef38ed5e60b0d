import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  highlights: {
    id: 'shell.home.highlights',
    defaultMessage: 'Highlights',
    description: 'Name of the carousel of banners, for screen readers',
  },
  news: { id: 'shell.home.news', defaultMessage: 'News', description: 'Heading over the announcements' },
  newsEmpty: {
    id: 'shell.home.newsEmpty',
    defaultMessage: 'No announcements right now.',
    description: 'In place of announcements when there is none',
  },
  newsEmptyText: {
    id: 'shell.home.newsEmptyText',
    defaultMessage: 'Maintenance times and changes of terms will be posted here.',
    description: 'Under the line that says there is no announcement',
  },
  games: { id: 'shell.home.games', defaultMessage: 'What we offer', description: 'Heading over the kinds of games' },
});
