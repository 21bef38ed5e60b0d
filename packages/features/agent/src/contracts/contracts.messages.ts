import { defineMessages } from 'react-intl';

export const contracts = defineMessages({
  sides: {
    id: 'agent.contract.sides',
    defaultMessage: 'With whom',
    description: 'Name of two tabs, for screen readers',
  },
  title: { id: 'agent.contract.title', defaultMessage: 'Contracts', description: 'Name of the table' },
  none: { id: 'agent.contract.none', defaultMessage: 'No contracts here.', description: 'In place of the table' },
  any: {
    id: 'agent.contract.any',
    defaultMessage: 'All',
    description: 'First choice of a filter: nothing is left out',
  },
  type: {
    id: 'agent.contract.type',
    defaultMessage: 'Kind',
    description: 'Filter and head of a column: dividends, daily wages and so on',
  },
  status: { id: 'agent.contract.status', defaultMessage: 'Status', description: 'Filter and head of a column' },
  party: {
    id: 'agent.contract.party',
    defaultMessage: 'With',
    description: 'Head of a column: the other party, masked',
  },
  rate: {
    id: 'agent.contract.rate',
    defaultMessage: 'Rate',
    description: 'Head of a column and name of a term: per cent',
  },
  period: {
    id: 'agent.contract.period',
    defaultMessage: 'Period',
    description: 'Name of a term: over which time it is reckoned',
  },
  activeMembers: {
    id: 'agent.contract.activeMembers',
    defaultMessage: 'Active members',
    description: 'Name of a term: how many must have played',
  },
  periodValidBet: {
    id: 'agent.contract.periodValidBet',
    defaultMessage: 'Valid bets of the period',
    description: 'Name of a term: how much must have been bet',
  },
  periodProfitLoss: {
    id: 'agent.contract.periodProfitLoss',
    defaultMessage: 'Loss of the period',
    description: 'Name of a term and head of a column: how much the team must have lost',
  },
  betAmount: {
    id: 'agent.contract.betAmount',
    defaultMessage: 'Bets of an active member',
    description: 'Name of a term: how much a downline must bet in a day or an hour to count',
  },
  request: {
    id: 'agent.contract.request',
    defaultMessage: 'Waits for an answer',
    description: 'Head of a column: an offer or a wish to end the contract',
  },
  since: {
    id: 'agent.contract.since',
    defaultMessage: 'Since',
    description: 'Head of a column: from when on it counts',
  },
  inForce: {
    id: 'agent.contract.inForce',
    defaultMessage: 'In force',
    description: 'Heading over the terms that count now',
  },
  endedByRate: {
    id: 'agent.contract.endedByRate',
    defaultMessage: 'It ended because the upline agreed to a lower rate.',
    description: 'Note in a contract that is over',
  },
});

export const contractSide = defineMessages({
  own: { id: 'agent.contractSide.own', defaultMessage: 'With my upline', description: 'Tab' },
  downline: { id: 'agent.contractSide.downline', defaultMessage: 'With downlines', description: 'Tab' },
});

export const contractType = defineMessages({
  dividend: { id: 'agent.contractType.dividend', defaultMessage: 'Dividends', description: 'Kind of a contract' },
  daily: { id: 'agent.contractType.daily', defaultMessage: 'Daily wages', description: 'Kind of a contract' },
  hourly: { id: 'agent.contractType.hourly', defaultMessage: 'Hourly salary', description: 'Kind of a contract' },
  realTime: {
    id: 'agent.contractType.realTime',
    defaultMessage: 'Real-time salary',
    description: 'Kind of a contract',
  },
  unknown: {
    id: 'agent.contractType.unknown',
    defaultMessage: 'Other',
    description: 'A kind of contract that the site has no word for',
  },
});

export const contractStatus = defineMessages({
  active: { id: 'agent.contractStatus.active', defaultMessage: 'Active', description: 'How a contract stands' },
  pending: { id: 'agent.contractStatus.pending', defaultMessage: 'Pending', description: 'How a contract stands' },
  rejected: { id: 'agent.contractStatus.rejected', defaultMessage: 'Rejected', description: 'How a contract stands' },
  ended: { id: 'agent.contractStatus.ended', defaultMessage: 'Ended', description: 'How a contract stands' },
  unknown: {
    id: 'agent.contractStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});

export const request = defineMessages({
  new: { id: 'agent.request.new', defaultMessage: 'New terms', description: 'What waits for an answer' },
  termination: {
    id: 'agent.request.termination',
    defaultMessage: 'To be ended',
    description: 'What waits for an answer: somebody wants to end the contract',
  },
  me: { id: 'agent.request.me', defaultMessage: 'asked by me', description: 'After what waits for an answer' },
  other: {
    id: 'agent.request.other',
    defaultMessage: 'asked by the other side',
    description: 'After what waits for an answer',
  },
  unknown: {
    id: 'agent.request.unknown',
    defaultMessage: 'other',
    description: 'A request that the site has no word for',
  },
});

export const period = defineMessages({
  D: { id: 'agent.period.D', defaultMessage: 'Day', description: 'Period of a contract' },
  W: { id: 'agent.period.W', defaultMessage: 'Week', description: 'Period of a contract' },
  H: { id: 'agent.period.H', defaultMessage: 'Half a month', description: 'Period of a contract' },
  M: { id: 'agent.period.M', defaultMessage: 'Month', description: 'Period of a contract' },
  unknown: {
    id: 'agent.period.unknown',
    defaultMessage: 'Other',
    description: 'A period that the site has no word for',
  },
});

export const actions = defineMessages<{
  accept: Record<never, never>;
  acceptText: Record<never, never>;
  reject: Record<never, never>;
  rejectText: Record<never, never>;
  terminate: Record<never, never>;
  terminateText: Record<never, never>;
  ends: { count: number };
}>({
  accept: { id: 'agent.action.accept', defaultMessage: 'Accept', description: 'Button: agrees to what was asked' },
  acceptText: {
    id: 'agent.action.acceptText',
    defaultMessage: 'You agree to what the other side asked for. It holds from now on.',
    description: 'Question before agreeing',
  },
  reject: { id: 'agent.action.reject', defaultMessage: 'Reject', description: 'Button: says no to what was asked' },
  rejectText: {
    id: 'agent.action.rejectText',
    defaultMessage: 'You say no. What is in force stays as it is.',
    description: 'Question before rejecting',
  },
  terminate: {
    id: 'agent.action.terminate',
    defaultMessage: 'Ask to end',
    description: 'Button: asks the other side to end the contract',
  },
  terminateText: {
    id: 'agent.action.terminateText',
    defaultMessage: 'The other side is asked to end the contract. It counts until they agree.',
    description: 'Question before asking to end a contract',
  },
  ends: {
    id: 'agent.action.ends',
    defaultMessage:
      '{count, plural, one {# downline loses its contract, because its rate is higher} other {# downlines lose their contracts, because their rates are higher}}',
    description: 'Title of a warning before agreeing to a lower rate; the list follows',
  },
});
