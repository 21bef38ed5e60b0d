import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  replaced: {
    id: 'auth.login.replaced',
    defaultMessage: 'Another account has logged in in this browser, so you were logged out here.',
    description: 'Why the login shows: somebody logged in as another member in another tab',
  },
  ways: { id: 'auth.login.ways', defaultMessage: 'Ways to log in', description: 'Name of the tabs of the login' },
  byName: { id: 'auth.login.byName', defaultMessage: 'User name', description: 'Tab: login by user name and password' },
  bySms: { id: 'auth.login.bySms', defaultMessage: 'SMS code', description: 'Tab: login by a code sent to a mobile' },
  rememberAll: {
    id: 'auth.login.rememberAll',
    defaultMessage: 'Remember me on this device for one day',
    description: 'Checkbox where the brand has the device keep the password too, encrypted',
  },
  register: {
    id: 'auth.login.register',
    defaultMessage: 'Open an account',
    description: 'Button under the login form that opens the registration',
  },
  forgot: {
    id: 'auth.login.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Button at the password field that opens the form for a forgotten password',
  },
  terms: {
    id: 'auth.login.terms',
    defaultMessage: 'Terms and conditions',
    description: 'Link under the login form; opens in another tab',
  },
  banners: {
    id: 'auth.login.banners',
    defaultMessage: 'News',
    description: 'Name of the banners in the login popup, for screen readers',
  },
  closeWindow: {
    id: 'auth.login.closeWindow',
    defaultMessage: 'You are logged in. You can close this window.',
    description: 'In the window that is a login of another page, when it could not close itself',
  },
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
});

/** What a login is called, by whose it is. */
export const titleOf = { member: messages.title, agent: messages.agentTitle };
