import type { HandlersOf } from '../../exchange.ts';
import { claimRebates, rebates } from './rebates.ts';
import { accountRecord, bettingRecord, bonuses, profit } from './records.ts';

export const recordsHandlers: HandlersOf<'records'> = {
  'records.betting': bettingRecord,
  'records.account': accountRecord,
  'records.profit': profit,
  'records.bonuses': bonuses,
  'records.rebates': rebates,
  'records.claimRebates': claimRebates,
};
