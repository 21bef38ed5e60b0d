import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  failed: {
    id: 'auth.human.failed',
    defaultMessage: 'The check that keeps out robots could not run. Please try again.',
    description: 'Said when the automatic check before sending a code or a form failed or its script did not load',
  },
});
