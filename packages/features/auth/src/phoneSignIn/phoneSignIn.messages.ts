import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.phoneCheck.title',
    defaultMessage: 'Quick check before the code',
    description: 'Title of the dialog that holds Google’s check that a person asks for a code by SMS',
  },
  body: {
    id: 'account.phoneCheck.body',
    defaultMessage: 'Google sends the code, and first makes sure that a person asks for it.',
    description: 'Above Google’s check that a person asks for a code by SMS',
  },
  frame: {
    id: 'account.phoneCheck.frame',
    defaultMessage: 'Check by Google',
    description: 'Name of the frame that holds Google’s check, for screen readers',
  },
  loading: {
    id: 'account.phoneCheck.loading',
    defaultMessage: 'The check is loading.',
    description: 'While Google’s check is on its way; for screen readers',
  },
  again: {
    id: 'account.phoneCheck.again',
    defaultMessage: 'Show the check again',
    description: 'Button: shows Google’s check once more after it was put away',
  },
  without: {
    id: 'account.phoneCheck.without',
    defaultMessage: 'Get the code without this check',
    description: 'Button: we send the code by SMS ourselves, so that nobody has to pass Google’s check',
  },
});
