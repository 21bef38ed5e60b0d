import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'auth.login.title', defaultMessage: 'Log in', description: 'Title of the login popup and page' },
  agentTitle: {
    id: 'auth.login.agentTitle',
    defaultMessage: 'Agent login',
    description: 'Title of the login page for agents',
  },
  close: { id: 'auth.login.close', defaultMessage: 'Close', description: 'Name of the control that closes the popup' },
  expired: {
    id: 'auth.login.expired',
    defaultMessage: 'Your session has ended. Log in again to go on.',
    description: 'Why the login shows: the platform no longer accepts the session',
  },
  needed: {
    id: 'auth.login.needed',
    defaultMessage: 'Please log in to go on.',
    description: 'Why the login shows: what was asked for needs an account',
  },
  username: { id: 'auth.login.username', defaultMessage: 'User name', description: 'Label of the user name field' },
  usernameMissing: {
    id: 'auth.login.usernameMissing',
    defaultMessage: 'Please enter your user name.',
    description: 'Error under an empty user name field',
  },
  password: { id: 'auth.login.password', defaultMessage: 'Password', description: 'Label of the password field' },
  passwordMissing: {
    id: 'auth.login.passwordMissing',
    defaultMessage: 'Please enter your password.',
    description: 'Error under an empty password field',
  },
  showPassword: {
    id: 'auth.login.showPassword',
    defaultMessage: 'Show password',
    description: 'Name of the control that shows the typed password',
  },
  hidePassword: {
    id: 'auth.login.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Name of the control that hides the typed password again',
  },
  capsLock: {
    id: 'auth.login.capsLock',
    defaultMessage: 'Caps Lock is on.',
    description: 'Hint under the password field',
  },
  remember: {
    id: 'auth.login.remember',
    defaultMessage: 'Remember my user name for one day',
    description: 'Checkbox; only the user name is kept on this device',
  },
  submit: { id: 'auth.login.submit', defaultMessage: 'Log in', description: 'Button that sends the login form' },
  wrongSideMember: {
    id: 'auth.login.wrongSideMember',
    defaultMessage: 'This is not a member account, so it cannot log in here.',
    description: 'An agent tried to log in where members do',
  },
  wrongSideAgent: {
    id: 'auth.login.wrongSideAgent',
    defaultMessage: 'This is not an agent account, so it cannot log in here.',
    description: 'A member tried to log in where agents do',
  },
});
