import { defineMessages } from 'react-intl';

export const records = defineMessages({
  any: { id: 'member.record.any', defaultMessage: 'All', description: 'First choice of a filter: nothing is left out' },
  kindOfGame: {
    id: 'member.record.kindOfGame',
    defaultMessage: 'Kind of games',
    description: 'Filter and head of a column, such as slots or live casino',
  },
  status: {
    id: 'member.record.status',
    defaultMessage: 'Status',
    description: 'Filter and head of a column: how a bet stands',
  },
  bets: { id: 'member.record.bets', defaultMessage: 'Bets', description: 'Name of the table of bets' },
  noBets: {
    id: 'member.record.noBets',
    defaultMessage: 'No bets on these days. Choose other days to see older ones.',
    description: 'In place of the table',
  },
  game: { id: 'member.record.game', defaultMessage: 'Game', description: 'Head of a column' },
  time: { id: 'member.record.time', defaultMessage: 'Time', description: 'Head of a column: when it happened' },
  stake: {
    id: 'member.record.stake',
    defaultMessage: 'Stake',
    description: 'Amount that was bet; head of a column and name of a sum',
  },
  validBet: {
    id: 'member.record.validBet',
    defaultMessage: 'Valid bet',
    description: 'The part of the stake that counts for rebates and levels',
  },
  payout: {
    id: 'member.record.payout',
    defaultMessage: 'Payout',
    description: 'What a bet paid; head of a column and name of a sum',
  },
  profit: {
    id: 'member.record.profit',
    defaultMessage: 'Result',
    description: 'What was won or lost in all, with a sign; head of a column and name of a sum',
  },
  vendor: { id: 'member.record.vendor', defaultMessage: 'Provider', description: 'Who makes the game' },
  number: { id: 'member.record.number', defaultMessage: 'Number', description: 'By which customer service finds it' },
  kind: {
    id: 'member.record.kind',
    defaultMessage: 'Kind',
    description: 'Filter and head of a column: deposit, withdrawal, bet and so on',
  },
  account: { id: 'member.record.account', defaultMessage: 'Changes of the balance', description: 'Name of the table' },
  noChanges: {
    id: 'member.record.noChanges',
    defaultMessage: 'Nothing changed the balance on these days. Choose other days to see older changes.',
    description: 'In place of the table',
  },
  moneyIn: {
    id: 'member.record.moneyIn',
    defaultMessage: 'Money in',
    description: 'Sum of what came into the account',
  },
  moneyOut: { id: 'member.record.moneyOut', defaultMessage: 'Money out', description: 'Sum of what left the account' },
  amount: { id: 'member.record.amount', defaultMessage: 'Amount', description: 'Head of a column' },
  balanceAfter: {
    id: 'member.record.balanceAfter',
    defaultMessage: 'Balance after',
    description: 'What was in the account after the change',
  },
  fromWallet: {
    id: 'member.record.fromWallet',
    defaultMessage: 'From wallet',
    description: 'Wallet that a transfer left',
  },
  toWallet: {
    id: 'member.record.toWallet',
    defaultMessage: 'To wallet',
    description: 'Wallet that a transfer reached',
  },
  reference: {
    id: 'member.record.reference',
    defaultMessage: 'About',
    description: 'What a change belongs to, such as the number of a bet',
  },
  remark: { id: 'member.record.remark', defaultMessage: 'Remark', description: 'What the platform notes on a change' },
  deposit: { id: 'member.record.deposit', defaultMessage: 'Deposits', description: 'Name of a sum' },
  withdrawal: { id: 'member.record.withdrawal', defaultMessage: 'Withdrawals', description: 'Name of a sum' },
  bonus: { id: 'member.record.bonus', defaultMessage: 'Bonuses', description: 'Name of a sum' },
  rebate: { id: 'member.record.rebate', defaultMessage: 'Rebates', description: 'Name of a sum' },
  byKind: { id: 'member.record.byKind', defaultMessage: 'By kind of games', description: 'Name of the table' },
  count: { id: 'member.record.count', defaultMessage: 'Bets', description: 'Head of a column: how many bets' },
  bonuses: { id: 'member.record.bonuses', defaultMessage: 'Bonuses', description: 'Name of the table' },
  noBonuses: {
    id: 'member.record.noBonuses',
    defaultMessage: 'No bonuses on these days. Choose other days to see older ones.',
    description: 'In place of the table',
  },
  bonusTotal: {
    id: 'member.record.bonusTotal',
    defaultMessage: 'Bonuses in all',
    description: 'Sum of the bonuses of these days',
  },
  what: { id: 'member.record.what', defaultMessage: 'Bonus', description: 'Head of a column: what it was for' },
  source: {
    id: 'member.record.source',
    defaultMessage: 'Source',
    description: 'Head of a column: where a bonus came from',
  },
});

export const betStatus = defineMessages({
  open: { id: 'member.betStatus.open', defaultMessage: 'Open', description: 'The bet is not yet decided' },
  won: { id: 'member.betStatus.won', defaultMessage: 'Won', description: 'The bet was won' },
  lost: { id: 'member.betStatus.lost', defaultMessage: 'Lost', description: 'The bet was lost' },
  void: {
    id: 'member.betStatus.void',
    defaultMessage: 'Void',
    description: 'The bet does not count; the stake was given back',
  },
  unknown: {
    id: 'member.betStatus.unknown',
    defaultMessage: 'Other',
    description: 'A status that the site has no word for',
  },
});

export const transaction = defineMessages({
  deposit: { id: 'member.kind.deposit', defaultMessage: 'Deposit', description: 'Kind of change of the balance' },
  withdrawal: {
    id: 'member.kind.withdrawal',
    defaultMessage: 'Withdrawal',
    description: 'Kind of change of the balance',
  },
  withdrawalReturn: {
    id: 'member.kind.withdrawalReturn',
    defaultMessage: 'Withdrawal given back',
    description: 'Kind of change: a withdrawal that did not go through came back',
  },
  transfer: {
    id: 'member.kind.transfer',
    defaultMessage: 'Between wallets',
    description: "Kind of change: money moved between the member's own wallets",
  },
  bet: { id: 'member.kind.bet', defaultMessage: 'Bet', description: 'Kind of change of the balance' },
  win: { id: 'member.kind.win', defaultMessage: 'Win', description: 'Kind of change: a bet paid' },
  refund: {
    id: 'member.kind.refund',
    defaultMessage: 'Stake given back',
    description: 'Kind of change: the bet was void',
  },
  bonus: { id: 'member.kind.bonus', defaultMessage: 'Bonus', description: 'Kind of change of the balance' },
  rebate: { id: 'member.kind.rebate', defaultMessage: 'Rebate', description: 'Kind of change of the balance' },
  points: {
    id: 'member.kind.points',
    defaultMessage: 'Points converted',
    description: 'Kind of change: points became money',
  },
  memberTransfer: {
    id: 'member.kind.memberTransfer',
    defaultMessage: 'Upline or downline',
    description: 'Kind of change: a transfer with the agent above or a player below',
  },
  salary: { id: 'member.kind.salary', defaultMessage: 'Salary', description: 'Kind of change: wages of an agent' },
  opening: {
    id: 'member.kind.opening',
    defaultMessage: 'Opening balance',
    description: 'Kind of change: what was in the account at first',
  },
  other: {
    id: 'member.kind.other',
    defaultMessage: 'Other',
    description: 'Kind of change that has no word of its own',
  },
  unknown: {
    id: 'member.kind.unknown',
    defaultMessage: 'Other',
    description: 'Kind of change that the site has no word for',
  },
});

export const bonusSource = defineMessages({
  promotion: { id: 'member.source.promotion', defaultMessage: 'Promotion', description: 'Where a bonus came from' },
  raffle: { id: 'member.source.raffle', defaultMessage: 'Raffle', description: 'Where a bonus came from' },
  rebate: { id: 'member.source.rebate', defaultMessage: 'Rebate', description: 'Where a bonus came from' },
  points: { id: 'member.source.points', defaultMessage: 'Points', description: 'Where a bonus came from' },
  reward: { id: 'member.source.reward', defaultMessage: 'Reward', description: 'Where a bonus came from' },
  unknown: {
    id: 'member.source.unknown',
    defaultMessage: 'Other',
    description: 'Where a bonus came from: the site has no word for it',
  },
});
