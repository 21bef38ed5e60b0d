import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { integer, maybe, orElse } from '../fields.ts';
import { oneOf } from './type.ts';

/** Over which time a contract is reckoned: D day, W week, H half a month, M month (H **[reading]**: the list ascends). */
export const contractPeriods = ['D', 'W', 'H', 'M'] as const;

export type ContractPeriod = (typeof contractPeriods)[number];

/** What two parties agree on (AGNT-03). Names are our reading of §3 Contracts. */
export const contractTerms = z.object({
  /** percent of what the period brought: of valid bets for wages, of the team's loss for dividends */
  rate: amount,
  /** dividends only; a day, an hour and five minutes are the periods of the wages */
  period: maybe(oneOf(...contractPeriods)),
  /** how many downlines must have played in the period */
  activeMembers: orElse(integer, 0),
  periodValidBet: orElse(amount, '0'),
  /** how much the team must have lost in the period */
  periodProfitLoss: orElse(amount, '0'),
  /** how much a downline must bet in a day or an hour to be counted as active */
  betAmount: orElse(amount, '0'),
});

export type ContractTerms = z.output<typeof contractTerms>;
