import { defineMessages } from 'react-intl';

export const wages = defineMessages({
  sides: {
    id: 'agent.wages.sides',
    defaultMessage: 'Whose wages',
    description: 'Name of two tabs, for screen readers',
  },
  title: { id: 'agent.wages.title', defaultMessage: 'Record', description: 'Name of the table of wages or dividends' },
  none: {
    id: 'agent.wages.none',
    defaultMessage: 'Nothing was reckoned for these days. Choose other days.',
    description: 'In place of the table',
  },
  paidInAll: { id: 'agent.wages.paidInAll', defaultMessage: 'Paid in all', description: 'Name of a sum' },
  from: { id: 'agent.wages.from', defaultMessage: 'From', description: 'Head of a column: when the period begins' },
  to: { id: 'agent.wages.to', defaultMessage: 'Until', description: 'When the period ends' },
  account: { id: 'agent.wages.account', defaultMessage: 'For', description: 'Head of a column: who gets it, masked' },
  amount: { id: 'agent.wages.amount', defaultMessage: 'Amount', description: 'Head of a column' },
  rate: { id: 'agent.wages.rate', defaultMessage: 'Rate', description: 'Head of a column: per cent' },
  validBet: {
    id: 'agent.wages.validBet',
    defaultMessage: 'Valid bets',
    description: 'Head of a column: of the team in the period',
  },
  profitLoss: {
    id: 'agent.wages.profitLoss',
    defaultMessage: 'Lost by the team',
    description: 'What the team lost in the period; with a minus, what it won',
  },
  activeMembers: {
    id: 'agent.wages.activeMembers',
    defaultMessage: 'Active members',
    description: 'How many have played in the period',
  },
  status: { id: 'agent.wages.status', defaultMessage: 'Status', description: 'Head of a column' },
  paidAt: { id: 'agent.wages.paidAt', defaultMessage: 'Paid on', description: 'When it was paid' },
});

export const wageSide = defineMessages({
  own: { id: 'agent.wageSide.own', defaultMessage: 'Mine', description: 'Tab: what the agent gets' },
  downline: {
    id: 'agent.wageSide.downline',
    defaultMessage: 'Of downlines',
    description: 'Tab: what direct downlines get',
  },
});

export const wageStatus = defineMessages({
  paid: { id: 'agent.wageStatus.paid', defaultMessage: 'Paid', description: 'How the wages of a period stand' },
  pending: {
    id: 'agent.wageStatus.pending',
    defaultMessage: 'Pending',
    description: 'The period is still running or not yet settled',
  },
  unmet: {
    id: 'agent.wageStatus.unmet',
    defaultMessage: 'Conditions not met',
    description: 'Nothing is paid: the terms of the contract were not met',
  },
  unknown: {
    id: 'agent.wageStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});
