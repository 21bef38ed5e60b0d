import { defineMessages } from 'react-intl';

export const withProvider = defineMessages<{ continueWith: { provider: string } }>({
  continueWith: {
    id: 'auth.social.continueWith',
    defaultMessage: 'Continue with {provider}',
    description: 'Button that logs in with an account at Facebook or Google; provider is that name',
  },
});

export const messages = defineMessages({
  or: { id: 'auth.social.or', defaultMessage: 'or', description: 'Between the login form and other ways to log in' },
  asking: {
    id: 'auth.social.asking',
    defaultMessage: 'Please go on in the window that has opened.',
    description: 'While a window of the social provider asks for consent',
  },
  closed: {
    id: 'auth.social.closed',
    defaultMessage: 'The window was closed before you were logged in.',
    description: 'The window of the social provider was closed without an answer',
  },
  blocked: {
    id: 'auth.social.blocked',
    defaultMessage: 'Your browser blocked the window. Allow pop-ups for this site, or go on in this page.',
    description: 'The window could not be opened',
  },
  here: {
    id: 'auth.social.here',
    defaultMessage: 'Go on in this page',
    description: 'Button after a window was blocked: the provider asks in this page instead',
  },
  refused: {
    id: 'auth.social.refused',
    defaultMessage: 'The login was cancelled there, so you are not logged in here.',
    description: 'The person declined at the social provider',
  },
  foreign: {
    id: 'auth.social.foreign',
    defaultMessage: 'This answer does not belong to a login that was begun here. Please try again.',
    description: 'The answer of the social provider could not be matched with what this page asked',
  },
  finishing: {
    id: 'auth.social.finishing',
    defaultMessage: 'One moment, you are being logged in.',
    description: 'On the page that the social provider leads back to',
  },
  closeWindow: {
    id: 'auth.social.closeWindow',
    defaultMessage: 'You can close this window.',
    description: 'In the window of the social provider, when it has done its work and could not close itself',
  },
  freePlay: {
    id: 'auth.login.freePlay',
    defaultMessage: 'Try it free, without an account',
    description: 'Button that opens a trial account with play money',
  },
});
