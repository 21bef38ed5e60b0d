import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'auth.gate.title',
    defaultMessage: 'A real account is needed',
    description: 'Title of the warning for a trial account that wants to do what only real accounts may',
  },
  body: {
    id: 'auth.gate.body',
    defaultMessage: 'This is not part of a trial account. Open a real account to use it.',
    description: 'The warning itself; operators know it as in_need_true_account',
  },
  confirm: {
    id: 'auth.gate.confirm',
    defaultMessage: 'Understood',
    description: 'Button that closes the warning; operators know it as in_increase_submit',
  },
});
