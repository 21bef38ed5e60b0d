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
  otherWay: {
    id: 'auth.captcha.otherWay',
    defaultMessage: 'Go on without the picture',
    description: 'Button under the captcha field for whoever cannot see or read the picture',
  },
  automatic: {
    id: 'auth.captcha.automatic',
    defaultMessage: 'No picture needed: your device makes a short check by itself when you send the form.',
    description: 'In place of the captcha field, once the way without a picture was chosen',
  },
  back: {
    id: 'auth.captcha.back',
    defaultMessage: 'Use the picture',
    description: 'Button that goes back from the automatic check to the captcha picture',
  },
  failed: {
    id: 'auth.captcha.failed',
    defaultMessage: 'The picture did not load. Press it to try again.',
    description: 'Hint under the captcha field when no picture could be fetched',
  },
});
