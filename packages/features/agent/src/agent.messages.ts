import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'agent.centre.title',
    defaultMessage: 'Agent centre',
    description: 'Name of the centre where an agent finds team, statements and contracts',
  },
});

export const pageNames = defineMessages({
  announcement: {
    id: 'agent.page.announcement',
    defaultMessage: 'Announcements',
    description: 'Menu entry and heading: what the platform tells its agents',
  },
  agentTeamOverview: {
    id: 'agent.page.agentTeamOverview',
    defaultMessage: 'Team overview',
    description: 'Menu entry and heading',
  },
  registerCenter: {
    id: 'agent.page.registerCenter',
    defaultMessage: 'Register centre',
    description: 'Menu entry and heading: links by which downlines register',
  },
  downlines: {
    id: 'agent.page.downlines',
    defaultMessage: 'Downlines',
    description: 'Menu entry and heading: everyone below the agent',
  },
  teamBetting: {
    id: 'agent.page.teamBetting',
    defaultMessage: 'Team betting',
    description: 'Menu entry and heading: what the downlines bet',
  },
  userProfit: {
    id: 'agent.page.userProfit',
    defaultMessage: 'Profit and loss',
    description: 'Menu entry and heading: statements of each downline',
  },
  myIncome: {
    id: 'agent.page.myIncome',
    defaultMessage: 'My income',
    description: 'Menu entry and heading: what was paid to the agent',
  },
  downlineTransactions: {
    id: 'agent.page.downlineTransactions',
    defaultMessage: 'Downline transactions',
    description: 'Menu entry and heading: deposits, withdrawals and so on of the downlines',
  },
  contracts: {
    id: 'agent.page.contracts',
    defaultMessage: 'Contracts',
    description: 'Menu entry and heading: on dividends and salaries',
  },
  dividends: {
    id: 'agent.page.dividends',
    defaultMessage: 'Dividends',
    description: 'Menu entry and heading: record of dividends and bonuses',
  },
  dailyWages: {
    id: 'agent.page.dailyWages',
    defaultMessage: 'Daily wages',
    description: 'Menu entry and heading: record',
  },
  hourlyWages: {
    id: 'agent.page.hourlyWages',
    defaultMessage: 'Hourly salary',
    description: 'Menu entry and heading: record',
  },
  realTimeWages: {
    id: 'agent.page.realTimeWages',
    defaultMessage: 'Real-time salary',
    description: 'Menu entry and heading: record',
  },
});
