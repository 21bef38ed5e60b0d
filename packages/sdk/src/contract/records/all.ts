import { accountRecord } from './account.ts';
import { bettingRecord } from './betting.ts';
import { bonuses } from './bonuses.ts';
import { claimRebates } from './claimRebates.ts';
import { profit } from './profit.ts';
import { rebates } from './rebates.ts';

/** What happened to an account's money. */
export const recordsCalls = {
  [bettingRecord.id]: bettingRecord,
  [accountRecord.id]: accountRecord,
  [profit.id]: profit,
  [bonuses.id]: bonuses,
  [rebates.id]: rebates,
  [claimRebates.id]: claimRebates,
} as const;
