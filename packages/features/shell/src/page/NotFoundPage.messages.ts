import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'closed.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Title of the page for unknown paths',
  },
  text: {
    id: 'closed.notFound.text',
    defaultMessage: 'The link may be old, or the address mistyped.',
    description: 'Why one may have come here',
  },
  home: { id: 'closed.notFound.home', defaultMessage: 'Go to the home page', description: 'Button: the way home' },
});
