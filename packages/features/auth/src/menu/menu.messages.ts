import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'auth.menu.title', defaultMessage: 'Games', description: 'Heading of the game menu in the login popup' },
  blocked: {
    id: 'auth.menu.blocked',
    defaultMessage: 'Your browser blocked the window. Log in here instead: you then go on to the games you chose.',
    description: 'A category of the game menu wanted to open the login in a window, which was blocked',
  },
});
