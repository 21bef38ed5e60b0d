import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'auth.captcha.label',
    defaultMessage: 'Characters in the picture',
    description: 'Label of the captcha field',
  },
  missing: {
    id: 'auth.captcha.missing',
    defaultMessage: 'Please enter the characters in the picture.',
    description: 'Error under an empty captcha field',
  },
  picture: {
    id: 'auth.captcha.picture',
    defaultMessage: 'Picture with characters to copy',
    description: 'Text alternative of the captcha picture',
  },
  renew: {
    id: 'auth.captcha.renew',
    defaultMessage: 'Show another picture',
    description: 'Name of the control on the captcha picture',
  },
  failed: {
    id: 'auth.captcha.failed',
    defaultMessage: 'The picture did not load. Press it to try again.',
    description: 'Hint under the captcha field when no picture could be fetched',
  },
});
