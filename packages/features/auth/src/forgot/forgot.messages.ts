import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  title: Record<never, never>;
  ways: Record<never, never>;
  byMobile: Record<never, never>;
  byEmail: Record<never, never>;
  intro: Record<never, never>;
  introMobile: Record<never, never>;
  newPassword: Record<never, never>;
  submitEmail: Record<never, never>;
  submitMobile: Record<never, never>;
  sentTitle: Record<never, never>;
  sent: Record<never, never>;
  understood: Record<never, never>;
  changed: Record<never, never>;
  toLogin: Record<never, never>;
  service: Record<never, never>;
}>({
  title: {
    id: 'auth.forgot.title',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the popup and page for a forgotten password',
  },
  ways: {
    id: 'auth.forgot.ways',
    defaultMessage: 'How to get in again',
    description: 'Name of the two tabs, for screen readers',
  },
  byMobile: {
    id: 'auth.forgot.byMobile',
    defaultMessage: 'Mobile number',
    description: 'Tab: a new password by mobile number',
  },
  byEmail: { id: 'auth.forgot.byEmail', defaultMessage: 'E-mail', description: 'Tab: help by e-mail' },
  intro: {
    id: 'auth.forgot.intro',
    defaultMessage:
      'Enter your user name and the e-mail address of your account. We will send you what you need to log in.',
    description: 'Above the fields of the way by e-mail',
  },
  introMobile: {
    id: 'auth.forgot.introMobile',
    defaultMessage: 'Get a code by SMS to the mobile number of your account, then choose a new password.',
    description: 'Above the fields of the way by mobile number',
  },
  newPassword: {
    id: 'auth.forgot.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password',
  },
  submitEmail: {
    id: 'auth.forgot.submitEmail',
    defaultMessage: 'Send e-mail',
    description: 'Button that asks for the e-mail',
  },
  submitMobile: {
    id: 'auth.forgot.submitMobile',
    defaultMessage: 'Set new password',
    description: 'Button that sets the new password and logs in',
  },
  sentTitle: {
    id: 'auth.forgot.sentTitle',
    defaultMessage: 'Check your e-mail',
    description: 'Title of the news that an e-mail was sent',
  },
  sent: {
    id: 'auth.forgot.sent',
    defaultMessage: 'Your request has been sent out. If no e-mail comes within a few minutes, look in the spam folder.',
    description: 'The e-mail for a forgotten password was sent',
  },
  understood: { id: 'auth.forgot.understood', defaultMessage: 'OK', description: 'Button that closes the news' },
  changed: {
    id: 'auth.forgot.changed',
    defaultMessage: 'Your new password is set. Please log in with it.',
    description: 'The password was changed, but the automatic login after it did not succeed',
  },
  toLogin: {
    id: 'auth.forgot.toLogin',
    defaultMessage: 'Back to log in',
    description: 'Link from the forgotten password to the login',
  },
  service: {
    id: 'auth.forgot.service',
    defaultMessage: 'Contact customer service',
    description: 'Link below the form for a forgotten password; opens a chat in a new window',
  },
});
