import * as z from 'zod/mini';
import { filledText, flag, integer, listOf } from '../fields.ts';
import { contractRow, endedContract } from './contract.ts';
import { contractPeriods } from './terms.ts';

/** Decimal text as a screen has parsed it from what was typed. */
const typedAmount = z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/));

/** The input of the four calls that change a contract (AGNT-03). */
export const contractAction = z.discriminatedUnion('action', [
  z.object({
    /** to a direct downline; new terms for one who has a contract already count from the agreeing on */
    action: z.literal('offer'),
    downlineId: filledText,
    rate: typedAmount,
    period: z.optional(z.literal(contractPeriods)),
    activeMembers: z.optional(integer),
    periodValidBet: z.optional(typedAmount),
    periodProfitLoss: z.optional(typedAmount),
    betAmount: z.optional(typedAmount),
  }),
  z.object({
    action: z.literal('accept'),
    id: filledText,
    /** was told which contracts of downlines end with it; without this, such a request is refused and they are named */
    acknowledged: z.optional(flag),
  }),
  z.object({ action: z.literal('reject'), id: filledText }),
  /** asks the other party to end a contract */
  z.object({ action: z.literal('terminate'), id: filledText }),
]);

export type ContractAction = z.output<typeof contractAction>;

/** The contract after the change, and those of downlines that ended with it. */
export const contractChange = z.object({ contract: contractRow, ended: listOf(endedContract) });
