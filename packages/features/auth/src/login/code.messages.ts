import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  code: {
    id: 'account.sms.code',
    defaultMessage: 'Verification code',
    description: 'Label of the field for a code that was sent by SMS or e-mail',
  },
  codeMissing: {
    id: 'account.sms.codeMissing',
    defaultMessage: 'Please enter the verification code.',
    description: 'Error under an empty code field',
  },
});
