import { defineMessages } from 'react-intl';

/** Words about an age. */
export const ageMessages = defineMessages<{ birthday: { age: number }; birthdayMissing: { age: number } }>({
  birthday: {
    id: 'account.register.birthday',
    defaultMessage: 'By my date of birth, I am {age} years old or older.',
    description: 'Label of a box that must be ticked to register, besides the one for the terms: the birthday check',
  },
  birthdayMissing: {
    id: 'account.register.birthdayMissing',
    defaultMessage: 'Please confirm that you are {age} years old or older.',
    description: 'Error under the box of the birthday check',
  },
});

export const messages = defineMessages<{
  title: Record<never, never>;
  ways: Record<never, never>;
  byUsername: Record<never, never>;
  byMobile: Record<never, never>;
  submit: Record<never, never>;
  termsMissing: Record<never, never>;
  haveAccount: Record<never, never>;
  logIn: Record<never, never>;
  help: Record<never, never>;
  invalidTitle: Record<never, never>;
  invalidCode: Record<never, never>;
  understood: Record<never, never>;
  opened: Record<never, never>;
  invited: Record<never, never>;
}>({
  title: {
    id: 'account.register.title',
    defaultMessage: 'Open an account',
    description: 'Title of the registration popup and page',
  },
  ways: {
    id: 'account.register.ways',
    defaultMessage: 'How to register',
    description: 'Name of the two tabs, for screen readers',
  },
  byUsername: {
    id: 'account.register.byUsername',
    defaultMessage: 'User name',
    description: 'Tab: register by user name',
  },
  byMobile: {
    id: 'account.register.byMobile',
    defaultMessage: 'Mobile number',
    description: 'Tab: register by mobile number',
  },
  submit: {
    id: 'account.register.submit',
    defaultMessage: 'Register',
    description: 'Button that sends the registration',
  },
  termsMissing: {
    id: 'account.register.termsMissing',
    defaultMessage: 'Please confirm your age and agree to the terms.',
    description: 'Error under the box for age and terms, which must be ticked to register',
  },
  haveAccount: {
    id: 'account.register.haveAccount',
    defaultMessage: 'Do you have an account?',
    description: 'Before the link to the login',
  },
  logIn: {
    id: 'account.register.logIn',
    defaultMessage: 'Log in',
    description: 'Link from the registration to the login',
  },
  help: {
    id: 'account.register.help',
    defaultMessage: 'Help',
    description: 'Link from the registration to the help pages',
  },
  invalidTitle: {
    id: 'account.register.invalidTitle',
    defaultMessage: 'Invitation code',
    description: 'Title of the warning about the code of the link that led here',
  },
  invalidCode: {
    id: 'account.register.invalidCode',
    defaultMessage: 'Invalid invitation code. Please check it, or ask whoever invited you.',
    description: 'Warning: the code of the link that led here is none',
  },
  understood: {
    id: 'account.register.understood',
    defaultMessage: 'OK',
    description: 'Button that closes the warning about the invitation code',
  },
  opened: {
    id: 'account.register.opened',
    defaultMessage: 'Your account is open. Please log in to go on.',
    description: 'The registration succeeded, but the account could not be loaded right after it',
  },
  invited: {
    id: 'account.register.invited',
    defaultMessage: 'You were invited: your invitation code is filled in.',
    description: 'Says why the field for the invitation code is not there',
  },
});
