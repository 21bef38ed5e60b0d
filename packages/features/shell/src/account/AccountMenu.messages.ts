import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'shell.account.menu',
    defaultMessage: 'Account',
    description: 'Button that opens the menu of the logged-in person',
  },
  member: { id: 'shell.account.member', defaultMessage: 'Member', description: 'Kind of account: a player' },
  agent: { id: 'shell.account.agent', defaultMessage: 'Agent', description: 'Kind of account: an affiliate' },
  trial: {
    id: 'shell.account.trial',
    defaultMessage: 'Trial account',
    description: 'Kind of account: free play, no real money',
  },
  signOut: {
    id: 'shell.account.signOut',
    defaultMessage: 'Sign out',
    description: 'Menu entry that asks whether to sign out',
  },
});
