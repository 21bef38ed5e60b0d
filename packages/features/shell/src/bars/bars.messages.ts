import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  chat: {
    id: 'desk.bar.chat',
    defaultMessage: 'Chat room',
    description: 'Way of the right bar to the room where members write',
  },
  rebate: {
    id: 'desk.bar.rebate',
    defaultMessage: 'Manual rebate',
    description: 'Shortcut of the right bar to the page where a member takes the rebate',
  },
  updates: {
    id: 'desk.bar.updates',
    defaultMessage: 'Being updated',
    description: 'Button of the left bar, and title of the list of game providers that are under maintenance',
  },
  updatesText: {
    id: 'desk.bar.updatesText',
    defaultMessage: 'These are being updated and cannot be opened right now. Everything else works as usual.',
    description: 'Over the list of game providers that are under maintenance',
  },
  updatesClose: { id: 'desk.bar.updatesClose', defaultMessage: 'CLOSE', description: 'Button that closes the dialog' },
});
