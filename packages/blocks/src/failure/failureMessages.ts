import type { FailureKind } from '@marquee/sdk/errors';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  offline: {
    id: 'errors.offline',
    defaultMessage: 'Network link is abnormal, please try again.',
    description: 'The device is offline or the server could not be reached',
  },
  timeout: {
    id: 'errors.timeout',
    defaultMessage: 'The page took longer time to load, please check your network connectivity.',
    description: 'A call or a part of the page did not arrive in time',
  },
  cancelled: {
    id: 'errors.cancelled',
    defaultMessage: 'This was stopped before it finished.',
    description: 'A request was given up because the player went elsewhere',
  },
  signedOut: {
    id: 'errors.signedOut',
    defaultMessage: 'Please log in to go on.',
    description: 'Something that needs a login was asked for by a visitor',
  },
  expired: {
    id: 'errors.expired',
    defaultMessage: 'Your session has ended. Please log in again.',
    description: 'The platform no longer accepts the session',
  },
  cameBack: {
    id: 'errors.cameBack',
    defaultMessage: 'You had been logged out, so this was not done. Please try again.',
    description:
      'What was sent met a session that had ended, and the player has logged in again since; what was typed is still there',
  },
  forbidden: {
    id: 'errors.forbidden',
    defaultMessage: 'Your account is not allowed to do this.',
    description: 'The platform refuses this to the account',
  },
  throttled: {
    id: 'errors.throttled',
    defaultMessage: 'Too many tries. Please wait a moment and try again.',
    description: 'The platform asks to slow down',
  },
  server: {
    id: 'errors.server',
    defaultMessage: 'Our server had a problem. Please try again.',
    description: 'The platform failed',
  },
  unavailable: {
    id: 'errors.unavailable',
    defaultMessage: 'This is not available at the moment.',
    description: 'The platform does not offer the function now',
  },
  refused: {
    id: 'errors.refused',
    defaultMessage: 'This could not be done.',
    description: 'The platform said no and gave no reason of its own',
  },
  malformed: {
    id: 'errors.malformed',
    defaultMessage: 'We got an answer we could not read. Please try again.',
    description: 'The answer of the platform is not what was agreed',
  },
  insecure: {
    id: 'errors.insecure',
    defaultMessage: 'This needs a secure connection. Please open the site with https.',
    description: 'The page was not loaded over https, so nothing can be encrypted',
  },
  unknown: {
    id: 'errors.unknown',
    defaultMessage: 'Unknown error.',
    description: 'Something failed in a way nobody foresaw',
  },
  retry: {
    id: 'errors.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed',
  },
});

/** Words for every way a call can fail (ERR-03). A new kind without words does not compile. */
export const failureMessages: Record<FailureKind, MessageDescriptor> = {
  offline: messages.offline,
  timeout: messages.timeout,
  cancelled: messages.cancelled,
  signedOut: messages.signedOut,
  expired: messages.expired,
  forbidden: messages.forbidden,
  throttled: messages.throttled,
  server: messages.server,
  unavailable: messages.unavailable,
  refused: messages.refused,
  malformed: messages.malformed,
  insecure: messages.insecure,
};
