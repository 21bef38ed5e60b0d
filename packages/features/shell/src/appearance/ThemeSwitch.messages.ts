import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  dark: {
    id: 'shell.theme.dark',
    defaultMessage: 'Dark theme',
    description: 'Switch of the header: pressed means the page is dark',
  },
});
