import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText, integer, maybe, moment, orElse } from '../fields.ts';
import { pageAsked, pageOf, rangeAsked } from './paging.ts';

/** One period of a contract, and what it paid. Wages are settled every five minutes (AGNT-04). */
const wageRow = z.object({
  id: filledText,
  /** from when to when (not included) it is reckoned */
  from: maybe(moment),
  to: maybe(moment),
  /** who gets it, masked */
  account: filledText,
  rate: amount,
  activeMembers: orElse(integer, 0),
  validBet: orElse(amount, '0'),
  /** what the team lost (positive) or won (negative) */
  profitLoss: orElse(amount, '0'),
  amount,
  /** `unmet`: the conditions of the contract were not met, nothing is paid; `pending`: still running or not yet settled */
  status: oneOf('paid', 'pending', 'unmet'),
  paidAt: maybe(moment),
});

export type WageRow = z.output<typeof wageRow>;

/** Whose wages: those that the agent gets (unless said), or those that direct downlines get. */
export const wagesAsked = z.object({ ...pageAsked, ...rangeAsked, side: z.optional(z.literal(['own', 'downline'])) });

/** Records of wages, newest first; `totalAmount` is what all of them paid. */
export const wagesPage = pageOf(wageRow, { totalAmount: orElse(amount, '0') });
