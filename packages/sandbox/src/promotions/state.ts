import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);

const entrySchema = z.object({
  /** joined, applied or signed in at this moment */
  at: z.number(),
  /** what the application said, kept for whoever decides it; pictures are looked at and not kept */
  remark: z.optional(z.string()),
  pictures: z.optional(z.int()),
  claimedAt: z.optional(z.number()),
  claimed: z.optional(amountText),
  /** draws made of a raffle */
  draws: z.optional(z.int()),
});

export const promotionsState = z.object({
  /** by `merchant/username/promotion` */
  entries: z.record(z.string(), entrySchema),
});

export type PromotionEntry = z.output<typeof entrySchema>;
