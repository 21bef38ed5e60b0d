import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'help.notices.title', defaultMessage: 'Announcements', description: 'Heading of the notices page' },
  types: {
    id: 'help.notices.types',
    defaultMessage: 'Types of announcements',
    description: 'Name of the row of tabs, for screen readers',
  },
  all: { id: 'help.notices.all', defaultMessage: 'All', description: 'Tab: announcements of every type' },
  loading: {
    id: 'help.notices.loading',
    defaultMessage: 'Loading announcements',
    description: 'While they are on their way, for screen readers',
  },
  empty: {
    id: 'help.notices.empty',
    defaultMessage: 'No announcements right now.',
    description: 'Nothing of this type',
  },
  emptyText: {
    id: 'help.notices.emptyText',
    defaultMessage: 'Maintenance times and changes of terms will be posted here.',
    description: 'Under the line that there are no announcements',
  },
});
