/** What changed a balance (MEMB-06); `memberTransfer` is with an upline or downline. A kind that a platform adds is `other`. */
export const transactionKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturn',
  'transfer',
  'bet',
  'win',
  'refund',
  'bonus',
  'rebate',
  'points',
  'memberTransfer',
  'salary',
  'opening',
  'other',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** How a bet stands. */
export const betStatuses = ['open', 'won', 'lost', 'void'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** How the redemption of a reward stands (PROM-03). */
export const redemptionStatuses = ['inProcess', 'rejected', 'approved'] as const;
