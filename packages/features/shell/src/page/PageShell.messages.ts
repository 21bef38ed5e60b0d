import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  skip: {
    id: 'shell.page.skip',
    defaultMessage: 'Skip to content',
    description: 'First link of the page, seen on keyboard focus; jumps over header and menu',
  },
});
