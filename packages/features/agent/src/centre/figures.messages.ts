import { defineMessages } from 'react-intl';

export const figures = defineMessages({
  balance: {
    id: 'agent.figure.balance',
    defaultMessage: 'In their wallets',
    description: 'Name of a sum: what the team has in its wallets now',
  },
  deposit: {
    id: 'agent.figure.deposit',
    defaultMessage: 'Deposits',
    description: 'Name of a sum and head of a column',
  },
  withdrawal: {
    id: 'agent.figure.withdrawal',
    defaultMessage: 'Withdrawals',
    description: 'Name of a sum and head of a column',
  },
  bet: {
    id: 'agent.figure.bet',
    defaultMessage: 'Bets',
    description: 'Name of a sum and head of a column: money that was bet',
  },
  validBet: {
    id: 'agent.figure.validBet',
    defaultMessage: 'Valid bets',
    description: 'Name of a sum and head of a column: what counts for rebates and wages',
  },
  win: {
    id: 'agent.figure.win',
    defaultMessage: 'Paid out',
    description: 'Name of a sum and head of a column: what the bets paid',
  },
  rebate: { id: 'agent.figure.rebate', defaultMessage: 'Rebates', description: 'Name of a sum and head of a column' },
  bonus: { id: 'agent.figure.bonus', defaultMessage: 'Bonuses', description: 'Name of a sum and head of a column' },
  profit: {
    id: 'agent.figure.profit',
    defaultMessage: "Players' result",
    description: 'Name of a sum and head of a column: with a minus, the players lost',
  },
  commission: {
    id: 'agent.figure.commission',
    defaultMessage: 'Commission',
    description: "Name of a sum and head of a column: share of the team's valid bets",
  },
  dividend: {
    id: 'agent.figure.dividend',
    defaultMessage: 'Dividends',
    description: 'Name of a sum and head of a column',
  },
  daily: { id: 'agent.figure.daily', defaultMessage: 'Daily wages', description: 'Name of a sum and head of a column' },
  hourly: {
    id: 'agent.figure.hourly',
    defaultMessage: 'Hourly salary',
    description: 'Name of a sum and head of a column',
  },
  realTime: {
    id: 'agent.figure.realTime',
    defaultMessage: 'Real-time salary',
    description: 'Name of a sum and head of a column',
  },
  total: {
    id: 'agent.figure.total',
    defaultMessage: 'In all',
    description: 'Name of a sum and head of a column: all income together',
  },
});

export const team = defineMessages<{
  teamSize: Record<never, never>;
  agents: Record<never, never>;
  members: Record<never, never>;
  online: Record<never, never>;
  offline: Record<never, never>;
  joined: Record<never, never>;
  active: Record<never, never>;
  byDay: Record<never, never>;
  day: Record<never, never>;
  noDays: Record<never, never>;
  search: Record<never, never>;
  kind: Record<never, never>;
  any: Record<never, never>;
  sort: Record<never, never>;
  below: { account: string | number };
  wholeTeam: Record<never, never>;
  downlines: Record<never, never>;
  noDownlines: Record<never, never>;
  account: Record<never, never>;
  balance: Record<never, never>;
  below1: Record<never, never>;
  rate: Record<never, never>;
  upline: Record<never, never>;
  level: Record<never, never>;
  presence: Record<never, never>;
  joinedAt: Record<never, never>;
  lastLogin: Record<never, never>;
  number: Record<never, never>;
  kindOfGame: Record<never, never>;
  betting: Record<never, never>;
  noBets: Record<never, never>;
  bets: Record<never, never>;
  statements: Record<never, never>;
  noMoney: Record<never, never>;
  income: Record<never, never>;
  noIncome: Record<never, never>;
  transactions: Record<never, never>;
  type: Record<never, never>;
  amount: Record<never, never>;
  time: Record<never, never>;
  status: Record<never, never>;
  balanceOfAll: Record<never, never>;
}>({
  teamSize: {
    id: 'agent.team.teamSize',
    defaultMessage: 'Team',
    description: 'Name of a number: how many are in the team',
  },
  agents: { id: 'agent.team.agents', defaultMessage: 'Agents', description: 'Name of a number' },
  members: { id: 'agent.team.members', defaultMessage: 'Members', description: 'Name of a number' },
  online: {
    id: 'agent.team.online',
    defaultMessage: 'Online',
    description: 'Name of a number, and of somebody who is there now',
  },
  offline: { id: 'agent.team.offline', defaultMessage: 'Offline', description: 'Of somebody who is not there now' },
  joined: {
    id: 'agent.team.joined',
    defaultMessage: 'Joined',
    description: 'Name of a number: how many came in these days',
  },
  active: {
    id: 'agent.team.active',
    defaultMessage: 'Active',
    description: 'Name of a number: how many have bet in these days',
  },
  byDay: { id: 'agent.team.byDay', defaultMessage: 'By day', description: 'Name of the table' },
  day: { id: 'agent.team.day', defaultMessage: 'Day', description: 'Head of a column' },
  noDays: {
    id: 'agent.team.noDays',
    defaultMessage: 'Nothing happened on these days. Choose other days.',
    description: 'In place of the table',
  },
  search: {
    id: 'agent.team.search',
    defaultMessage: 'Find an account',
    description: "Field: part of a downline's name, or an id",
  },
  kind: { id: 'agent.team.kind', defaultMessage: 'Kind', description: 'Filter and head of a column: agent or member' },
  any: { id: 'agent.team.any', defaultMessage: 'All', description: 'First choice of a filter: nothing is left out' },
  sort: { id: 'agent.team.sort', defaultMessage: 'Order', description: 'Field: by what the list is sorted' },
  below: {
    id: 'agent.team.below',
    defaultMessage: 'Directly below {account}',
    description: 'Over the list, when it shows those below one downline',
  },
  wholeTeam: { id: 'agent.team.wholeTeam', defaultMessage: 'Show the whole team', description: 'Button' },
  downlines: { id: 'agent.team.downlines', defaultMessage: 'Downlines', description: 'Name of the table' },
  noDownlines: {
    id: 'agent.team.noDownlines',
    defaultMessage: 'Nobody here yet. Send somebody one of your links.',
    description: 'In place of the table',
  },
  account: { id: 'agent.team.account', defaultMessage: 'Account', description: 'Head of a column: masked user name' },
  balance: { id: 'agent.team.balance', defaultMessage: 'Balance', description: 'Head of a column' },
  below1: {
    id: 'agent.team.below1',
    defaultMessage: 'Below',
    description: 'Head of a column: how many stand below this downline; a button shows them',
  },
  rate: {
    id: 'agent.team.rate',
    defaultMessage: 'Rate',
    description: 'Head of a column: per cent of the bets that comes back',
  },
  upline: { id: 'agent.team.upline', defaultMessage: 'Upline', description: 'Who stands directly above' },
  level: { id: 'agent.team.level', defaultMessage: 'Level', description: 'How many steps below the agent' },
  presence: { id: 'agent.team.presence', defaultMessage: 'Presence', description: 'Whether somebody is there now' },
  joinedAt: { id: 'agent.team.joinedAt', defaultMessage: 'Joined on', description: 'Head of a column: when' },
  lastLogin: { id: 'agent.team.lastLogin', defaultMessage: 'Last login', description: 'When' },
  number: { id: 'agent.team.number', defaultMessage: 'Number', description: 'By which customer service finds it' },
  kindOfGame: { id: 'agent.team.kindOfGame', defaultMessage: 'Kind of games', description: 'Filter' },
  betting: { id: 'agent.team.betting', defaultMessage: 'Bets of the team', description: 'Name of the table' },
  noBets: {
    id: 'agent.team.noBets',
    defaultMessage: 'Nobody of the team bet on these days. Choose other days.',
    description: 'In place of the table',
  },
  bets: { id: 'agent.team.bets', defaultMessage: 'Number of bets', description: 'Head of a column' },
  statements: { id: 'agent.team.statements', defaultMessage: 'Statements', description: 'Name of the table' },
  noMoney: {
    id: 'agent.team.noMoney',
    defaultMessage: 'Nothing moved on these days. Choose other days.',
    description: 'In place of the table',
  },
  income: { id: 'agent.team.income', defaultMessage: 'Income', description: 'Name of the table' },
  noIncome: {
    id: 'agent.team.noIncome',
    defaultMessage: 'Nothing was paid on these days. Choose other days.',
    description: 'In place of the table',
  },
  transactions: { id: 'agent.team.transactions', defaultMessage: 'Transactions', description: 'Name of the table' },
  type: {
    id: 'agent.team.type',
    defaultMessage: 'Type',
    description: 'Filter and head of a column: deposit, withdrawal and so on',
  },
  amount: { id: 'agent.team.amount', defaultMessage: 'Amount', description: 'Head of a column' },
  time: { id: 'agent.team.time', defaultMessage: 'Time', description: 'Head of a column' },
  status: { id: 'agent.team.status', defaultMessage: 'Status', description: 'Head of a column' },
  balanceOfAll: {
    id: 'agent.team.balanceOfAll',
    defaultMessage: 'In and out together',
    description: 'Name of a sum: all that came in, less what went out',
  },
});

export const kinds = defineMessages({
  agent: { id: 'agent.kind.agent', defaultMessage: 'Agent', description: 'What an account is' },
  member: { id: 'agent.kind.member', defaultMessage: 'Member', description: 'What an account is' },
  unknown: {
    id: 'agent.kind.unknown',
    defaultMessage: 'Other',
    description: 'A kind of account that the site has no word for',
  },
});

export const sorts = defineMessages({
  joined: { id: 'agent.sort.joined', defaultMessage: 'Newest first', description: 'Choice of the order' },
  balance: { id: 'agent.sort.balance', defaultMessage: 'Highest balance first', description: 'Choice of the order' },
  teamSize: { id: 'agent.sort.teamSize', defaultMessage: 'Largest team first', description: 'Choice of the order' },
  account: { id: 'agent.sort.account', defaultMessage: 'By name', description: 'Choice of the order' },
});

export const transactionType = defineMessages({
  deposit: { id: 'agent.type.deposit', defaultMessage: 'Deposit', description: 'Type of a transaction' },
  withdrawal: { id: 'agent.type.withdrawal', defaultMessage: 'Withdrawal', description: 'Type of a transaction' },
  bonus: { id: 'agent.type.bonus', defaultMessage: 'Bonus', description: 'Type of a transaction' },
  transfer: { id: 'agent.type.transfer', defaultMessage: 'Transfer', description: 'Type of a transaction' },
  unknown: { id: 'agent.type.unknown', defaultMessage: 'Other', description: 'A type that the site has no word for' },
});

export const transactionStatus = defineMessages({
  done: { id: 'agent.transactionStatus.done', defaultMessage: 'Done', description: 'How a transaction stands' },
  pending: {
    id: 'agent.transactionStatus.pending',
    defaultMessage: 'Pending',
    description: 'How a transaction stands',
  },
  rejected: {
    id: 'agent.transactionStatus.rejected',
    defaultMessage: 'Rejected',
    description: 'How a transaction stands',
  },
  unknown: {
    id: 'agent.transactionStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});
