import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'shell.language.label',
    defaultMessage: 'Language',
    description: 'Name of the language picker',
  },
});
