import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.password.title',
    defaultMessage: 'Change your password',
    description: 'Title of the popup and page that change the login password',
  },
  default: {
    id: 'account.password.default',
    defaultMessage: 'You still have the password that accounts are given out with. Please choose one of your own.',
    description: 'Why the change of password shows: the password is 123456',
  },
  expired: {
    id: 'account.password.expired',
    defaultMessage: 'Your password has expired. Please choose a new one.',
    description: 'Why the change of password shows: the platform lets passwords expire',
  },
  first: {
    id: 'account.password.first',
    defaultMessage: 'Welcome! Please choose a password of your own before you go on.',
    description: 'Why the change of password shows: the account is used for the first time',
  },
  due: {
    id: 'account.password.due',
    defaultMessage: 'Please choose a new password before you go on.',
    description: 'Why the change of password shows again after a reload, whatever made it due',
  },
  newPassword: {
    id: 'account.password.newPassword',
    defaultMessage: 'New password',
    description: 'Label of the field for the new password',
  },
  confirm: {
    id: 'account.password.confirm',
    defaultMessage: 'Confirm new password',
    description: 'Label of the field for the new password once more',
  },
  submit: { id: 'account.password.submit', defaultMessage: 'OK', description: 'Button that changes the password' },
  logOut: {
    id: 'account.password.logOut',
    defaultMessage: 'Log out',
    description: 'Button beside OK where the change cannot be put off: the other way out is to log out',
  },
  trial: {
    id: 'account.password.trial',
    defaultMessage: 'A trial account has no password to change.',
    description: 'In place of the form, for a trial account',
  },
});
