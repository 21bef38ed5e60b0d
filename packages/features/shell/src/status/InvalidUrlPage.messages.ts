import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'closed.invalidUrl.title',
    defaultMessage: 'Invalid URL, please contact customer service',
    description: 'Title of the page shown on an unknown host name',
  },
  text: {
    id: 'closed.invalidUrl.text',
    defaultMessage:
      'No site belongs to this address. Please check its spelling, or use the address that your operator gave you.',
    description: 'What a visitor can do',
  },
});
