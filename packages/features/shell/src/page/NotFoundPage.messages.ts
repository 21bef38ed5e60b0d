import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'shell.notFound.title',
    defaultMessage: 'This page does not exist',
    description: 'Title of the page for unknown paths',
  },
  text: {
    id: 'shell.notFound.text',
    defaultMessage: 'The link may be old, or the address mistyped.',
    description: 'Why one may have come here',
  },
  home: { id: 'shell.notFound.home', defaultMessage: 'Go to the home page', description: 'Button: the way home' },
});
