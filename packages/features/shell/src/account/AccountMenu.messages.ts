import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'desk.account.menu',
    defaultMessage: 'Account',
    description: 'Button that opens the menu of the logged-in person',
  },
  member: { id: 'desk.account.member', defaultMessage: 'Member', description: 'Kind of account: a player' },
  agent: { id: 'desk.account.agent', defaultMessage: 'Agent', description: 'Kind of account: an affiliate' },
  trial: {
    id: 'desk.account.trial',
    defaultMessage: 'Trial account',
    description: 'Kind of account: free play, no real money',
  },
  betting: {
    id: 'desk.account.betting',
    defaultMessage: 'Betting record',
    description: 'Menu entry: what was bet and what came of it',
  },
  record: {
    id: 'desk.account.record',
    defaultMessage: 'Account record',
    description: 'Menu entry: what went in and out of the account',
  },
  memberCentre: { id: 'desk.account.memberCentre', defaultMessage: 'Member centre', description: 'Menu entry' },
  agentCentre: { id: 'desk.account.agentCentre', defaultMessage: 'Agent centre', description: 'Menu entry of agents' },
  myAccount: {
    id: 'desk.account.myAccount',
    defaultMessage: 'My account',
    description: 'Menu entry: profile and security of a member',
  },
  signOut: {
    id: 'desk.account.signOut',
    defaultMessage: 'Sign out',
    description: 'Menu entry that asks whether to sign out',
  },
});
