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
    id: 'account.forgot.title',
    defaultMessage: 'Forgot your password?',
    description: 'Title of the popup and page for a forgotten password',
  },
  ways: {
    id: 'account.forgot.ways',
    defaultMessage: 'How to get in again',
    description: 'Name of the two tabs, for screen readers',
  },
  byMobile: {
    id: 'account.forgot.byMobile',
    defaultMessage: 'Mobile number',
    description: 'Tab: a new password by mobile number',
  },
  byEmail: { id: 'account.forgot.byEmail', defaultMessage: 'E-mail', description: 'Tab: help by e-mail' },
  intro: {
    id: 'account.forgot.intro',
    defaultMessage:
      'Enter your user name and the e-mail address of your account. We will send you what you need to log in.',
    description: 'Above the fields of the way by e-mail',
  },
  introMobile: {
    id: 'account.forgot.introMobile',
    defaultMessage: 'Get a code by SMS to the mobile number of your account, then choose a new password.',
    description: 'Above the fields of the way by mobile number',
  },
  newPassword: {
    id: 'account.forgot.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password',
  },
  submitEmail: {
    id: 'account.forgot.submitEmail',
    defaultMessage: 'Send e-mail',
    description: 'Button that asks for the e-mail',
  },
  submitMobile: {
    id: 'account.forgot.submitMobile',
    defaultMessage: 'Set new password',
    description: 'Button that sets the new password and logs in',
  },
  sentTitle: {
    id: 'account.forgot.sentTitle',
    defaultMessage: 'Check your e-mail',
    description: 'Title of the news that an e-mail was sent',
  },
  sent: {
    id: 'account.forgot.sent',
    defaultMessage: 'Your request has been sent out. If no e-mail comes within a few minutes, look in the spam folder.',
    description: 'The e-mail for a forgotten password was sent',
  },
  understood: { id: 'account.forgot.understood', defaultMessage: 'OK', description: 'Button that closes the news' },
  changed: {
    id: 'account.forgot.changed',
    defaultMessage: 'Your new password is set. Please log in with it.',
    description: 'The password was changed, but the automatic login after it did not succeed',
  },
  toLogin: {
    id: 'account.forgot.toLogin',
    defaultMessage: 'Back to log in',
    description: 'Link from the forgotten password to the login',
  },
  service: {
    id: 'account.forgot.service',
    defaultMessage: 'Contact customer service',
    description: 'Button below the form for a forgotten password; opens a chat in a new window',
  },
});
