import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'auth.agent.title', defaultMessage: 'Agent home', description: 'Heading of an agent’s own home page' },
  account: { id: 'auth.agent.account', defaultMessage: 'Account', description: 'Before the name of the account' },
  balance: { id: 'auth.agent.balance', defaultMessage: 'Balance', description: 'The agent’s own balance' },
  waiting: { id: 'auth.agent.waiting', defaultMessage: 'Loading…', description: 'In place of a figure on its way' },
  announcements: {
    id: 'auth.agent.announcements',
    defaultMessage: 'Announcements for agents',
    description: 'Heading of a section of the agent home',
  },
  noAnnouncements: {
    id: 'auth.agent.noAnnouncements',
    defaultMessage: 'There are no announcements.',
    description: 'In that section when the platform has none',
  },
  newTab: { id: 'auth.agent.newTab', defaultMessage: '(opens in a new tab)', description: 'Said after links' },
  team: {
    id: 'auth.agent.team',
    defaultMessage: 'Team, last 30 days',
    description: 'Heading of the figures of the agent’s team',
  },
  teamSize: { id: 'auth.agent.teamSize', defaultMessage: 'Members and agents', description: 'Size of the team' },
  active: { id: 'auth.agent.active', defaultMessage: 'Active', description: 'How many of the team have bet' },
  joined: { id: 'auth.agent.joined', defaultMessage: 'Joined', description: 'How many came to the team' },
  deposit: { id: 'auth.agent.deposit', defaultMessage: 'Deposits', description: 'Sum over the team' },
  withdrawal: { id: 'auth.agent.withdrawal', defaultMessage: 'Withdrawals', description: 'Sum over the team' },
  bet: { id: 'auth.agent.bet', defaultMessage: 'Bets', description: 'Sum over the team' },
  notAgent: {
    id: 'auth.agent.notAgent',
    defaultMessage: 'This page is for agents. You are logged in with another kind of account.',
    description: 'A member opened the agent home',
  },
  toHome: { id: 'auth.agent.toHome', defaultMessage: 'To the home page', description: 'Link on that page' },
});
