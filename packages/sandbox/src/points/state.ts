import { redemptionStatuses } from '@marquee/domain/transactions';
import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);

const redemptionSchema = z.object({
  merchant: z.string(),
  username: z.string(),
  id: z.string(),
  at: z.number(),
  rewardId: z.string(),
  quantity: z.int(),
  points: amountText,
  status: z.enum(redemptionStatuses),
});

export const pointsState = z.object({
  /** newest last */
  redemptions: z.array(redemptionSchema),
  /** how many there were ever */
  count: z.int(),
});

export type Redemption = z.output<typeof redemptionSchema>;
