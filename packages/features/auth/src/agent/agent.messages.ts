import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'agent.home.title', defaultMessage: 'Agent home', description: 'Heading of an agent’s own home page' },
  account: { id: 'agent.home.account', defaultMessage: 'Account', description: 'Before the name of the account' },
  balance: { id: 'agent.home.balance', defaultMessage: 'Balance', description: 'The agent’s own balance' },
  waiting: { id: 'agent.home.waiting', defaultMessage: 'Loading…', description: 'In place of a figure on its way' },
  announcements: {
    id: 'agent.home.announcements',
    defaultMessage: 'Announcements for agents',
    description: 'Heading of a section of the agent home',
  },
  noAnnouncements: {
    id: 'agent.home.noAnnouncements',
    defaultMessage: 'There are no announcements.',
    description: 'In that section when the platform has none',
  },
  newTab: { id: 'agent.home.newTab', defaultMessage: '(opens in a new tab)', description: 'Said after links' },
  team: {
    id: 'agent.home.team',
    defaultMessage: 'Team, last 30 days',
    description: 'Heading of the figures of the agent’s team',
  },
  teamSize: { id: 'agent.home.teamSize', defaultMessage: 'Members and agents', description: 'Size of the team' },
  active: { id: 'agent.home.active', defaultMessage: 'Active', description: 'How many of the team have bet' },
  joined: { id: 'agent.home.joined', defaultMessage: 'Joined', description: 'How many came to the team' },
  deposit: { id: 'agent.home.deposit', defaultMessage: 'Deposits', description: 'Sum over the team' },
  withdrawal: { id: 'agent.home.withdrawal', defaultMessage: 'Withdrawals', description: 'Sum over the team' },
  bet: { id: 'agent.home.bet', defaultMessage: 'Bets', description: 'Sum over the team' },
  notAgent: {
    id: 'agent.home.notAgent',
    defaultMessage: 'This page is for agents. You are logged in with another kind of account.',
    description: 'A member opened the agent home',
  },
  toHome: { id: 'agent.home.toHome', defaultMessage: 'To the home page', description: 'Link on that page' },
});
