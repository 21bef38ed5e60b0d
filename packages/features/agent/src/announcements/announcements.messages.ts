import { defineMessages } from 'react-intl';

export const announcements = defineMessages({
  none: { id: 'agent.announcement.none', defaultMessage: 'No announcements yet.', description: 'In place of the list' },
  pinned: {
    id: 'agent.announcement.pinned',
    defaultMessage: 'Pinned',
    description: 'Beside an announcement that stays on top',
  },
});
