import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);

const postingSchema = z.object({
  /** `wallet:M1/name/MAIN`, `points:M1/name`, `house:M1/deposits` */
  account: z.string(),
  /** signed: what comes in is positive */
  amount: amountText,
});

const entrySchema = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.string(),
  merchant: z.string(),
  username: z.string(),
  postings: z.array(postingSchema),
  reference: z.optional(z.string()),
});

export const ledgerState = z.object({
  /** every account that was ever posted to */
  balances: z.record(z.string(), amountText),
  /** newest last; older ones than the ledger keeps are gone, their sums are in the balances */
  entries: z.array(entrySchema),
  /** when the wallets of a member were opened, by `merchant/username`; what came before is told by the seed */
  opened: z.record(z.string(), z.number()),
  /** how many entries were ever made */
  count: z.int(),
});

export type LedgerState = z.output<typeof ledgerState>;
export type Posting = z.output<typeof postingSchema>;
export type LedgerEntry = z.output<typeof entrySchema>;

export function freshLedger(): LedgerState {
  return { balances: {}, entries: [], opened: {}, count: 0 };
}
