import { defineMessages, type MessageTag } from 'react-intl';

export const messages = defineMessages({
  terms: { id: 'auth.terms.terms', defaultMessage: 'Terms of use', description: 'Title over the terms of use' },
  privacy: { id: 'auth.terms.privacy', defaultMessage: 'Privacy', description: 'Title over the privacy text' },
  close: { id: 'auth.terms.close', defaultMessage: 'Close', description: 'Closes the dialog with a legal text' },
  loading: {
    id: 'auth.terms.loading',
    defaultMessage: 'The text is loading.',
    description: 'While a legal text is on its way; for screen readers',
  },
  absent: {
    id: 'auth.terms.absent',
    defaultMessage: 'This text cannot be shown here. Ask customer service for it before you agree to anything.',
    description: 'In place of a legal text that the brand does not have',
  },
  newTab: {
    id: 'auth.terms.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'After a link within a legal text; for screen readers',
  },
});

export const agreeMessages = defineMessages<{ agree: { age: number; terms: MessageTag; privacy: MessageTag } }>({
  agree: {
    id: 'auth.terms.agree',
    defaultMessage:
      'I am at least {age} years old, and I agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
    description: 'Label of the box that must stay ticked to register; the tags are links to the two texts',
  },
});
