import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  send: {
    id: 'auth.code.send',
    defaultMessage: 'Get code',
    description: 'Button in the code field that has a code sent by SMS or e-mail',
  },
  sent: {
    id: 'auth.code.sent',
    defaultMessage: 'The code is on its way.',
    description: 'Said to screen readers, and shown under the field, once a code was sent',
  },
  failedTitle: {
    id: 'auth.code.failedTitle',
    defaultMessage: 'No code was sent',
    description: 'Title of the dialog that says why no code was sent',
  },
  understood: { id: 'auth.code.understood', defaultMessage: 'OK', description: 'Button that closes that dialog' },
});

export const waiting = defineMessages<{ again: { time: string } }>({
  again: {
    id: 'auth.code.again',
    defaultMessage: 'Again in {time}',
    description: 'The same button while it is blocked; time is minutes and seconds such as 0:59',
  },
});
