import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  send: {
    id: 'account.code.send',
    defaultMessage: 'Get code',
    description: 'Button in the code field that has a code sent by SMS or e-mail',
  },
  sent: {
    id: 'account.code.sent',
    defaultMessage: 'The code is on its way.',
    description: 'Said to screen readers, and shown under the field, once a code was sent',
  },
  failedTitle: {
    id: 'account.code.failedTitle',
    defaultMessage: 'No code was sent',
    description: 'Title of the dialog that says why no code was sent',
  },
  understood: { id: 'account.code.understood', defaultMessage: 'OK', description: 'Button that closes that dialog' },
});

export const waiting = defineMessages<{ again: { time: string } }>({
  again: {
    id: 'account.code.again',
    defaultMessage: 'Again in {time}',
    description: 'The same button while it is blocked; time is minutes and seconds such as 0:59',
  },
});
