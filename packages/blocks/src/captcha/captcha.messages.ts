import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: {
    id: 'account.captcha.label',
    defaultMessage: 'Characters in the picture',
    description: 'Label of the captcha field',
  },
  missing: {
    id: 'account.captcha.missing',
    defaultMessage: 'Please enter the characters in the picture.',
    description: 'Error under an empty captcha field',
  },
  picture: {
    id: 'account.captcha.picture',
    defaultMessage: 'Picture with characters to copy',
    description: 'Text alternative of the captcha picture',
  },
  renew: {
    id: 'account.captcha.renew',
    defaultMessage: 'Show another picture',
    description: 'Name of the control on the captcha picture',
  },
  otherWay: {
    id: 'account.captcha.otherWay',
    defaultMessage: 'Go on without the picture',
    description: 'Button under the captcha field for whoever cannot see or read the picture',
  },
  automatic: {
    id: 'account.captcha.automatic',
    defaultMessage: 'No picture needed: your device makes a short check by itself when you send the form.',
    description: 'In place of the captcha field, once the way without a picture was chosen',
  },
  back: {
    id: 'account.captcha.back',
    defaultMessage: 'Use the picture',
    description: 'Button that goes back from the automatic check to the captcha picture',
  },
  failed: {
    id: 'account.captcha.failed',
    defaultMessage: 'The picture did not load. Press it to try again.',
    description: 'Hint under the captcha field when no picture could be fetched',
  },
});
