import { defineMessages } from 'react-intl';

export const sentMessages = defineMessages<Record<'sms' | 'email', { to: string }>>({
  sms: {
    id: 'account.address.sms',
    defaultMessage: 'The code was sent by SMS to {to}.',
    description: 'to is the masked mobile number of the account',
  },
  email: {
    id: 'account.address.email',
    defaultMessage: 'The code was sent by e-mail to {to}.',
    description: 'to is the masked e-mail address of the account',
  },
});

export const messages = defineMessages({
  newAddress: {
    id: 'account.address.why',
    defaultMessage:
      'You have not logged in from this network before. To keep your account safe, enter the code that we send to its mobile number or e-mail address.',
    description: 'Step after the login when the IP address is not registered',
  },
  confirmAddress: {
    id: 'account.address.confirm',
    defaultMessage: 'Confirm and log in',
    description: 'Button of that step',
  },
  backToLogin: {
    id: 'account.address.back',
    defaultMessage: 'Back to the login',
    description: 'Button of that step that gives it up',
  },
});
