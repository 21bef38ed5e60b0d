import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  codeSpent: {
    id: 'account.sms.codeSpent',
    defaultMessage: 'If the connection broke just now, the code may have been used. Please get a new one.',
    description: 'After the platform’s own words that a code is wrong, when the try before got no answer',
  },
  rememberMobile: {
    id: 'account.sms.rememberMobile',
    defaultMessage: 'Remember my mobile number for one day',
    description: 'Checkbox of the login by SMS; only the number is kept on this device',
  },
});
