import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'agent.home.title', defaultMessage: 'Agent home', description: 'Heading of an agent’s own home page' },
  account: { id: 'agent.home.account', defaultMessage: 'Account', description: 'Before the name of the account' },
  balance: { id: 'agent.home.balance', defaultMessage: 'Balance', description: 'The agent’s own balance' },
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
  team: {
    id: 'agent.home.team',
    defaultMessage: 'Team, last 30 days',
    description: 'Heading of the figures of the agent’s team',
  },
  centre: { id: 'agent.home.centre', defaultMessage: 'Agent centre', description: 'Link beside that heading' },
  teamSize: { id: 'agent.home.teamSize', defaultMessage: 'Members and agents', description: 'Size of the team' },
  active: { id: 'agent.home.active', defaultMessage: 'Active', description: 'How many of the team have bet' },
  joined: { id: 'agent.home.joined', defaultMessage: 'Joined', description: 'How many came to the team' },
  deposit: { id: 'agent.home.deposit', defaultMessage: 'Deposits', description: 'Sum over the team' },
  withdrawal: { id: 'agent.home.withdrawal', defaultMessage: 'Withdrawals', description: 'Sum over the team' },
  bet: { id: 'agent.home.bet', defaultMessage: 'Bets', description: 'Sum over the team' },
});
