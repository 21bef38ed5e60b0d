import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  service: {
    id: 'shell.status.service',
    defaultMessage: 'Customer service',
    description: 'Link to a person who can help while the site is closed; opens in a new tab',
  },
});
