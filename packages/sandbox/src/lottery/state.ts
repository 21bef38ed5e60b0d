import * as z from 'zod/mini';

const ticketSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  username: z.string(),
  game: z.string(),
  /** epoch ms of the draw that it takes part in */
  drawAt: z.number(),
  /** the number that is said to be drawn last */
  pick: z.int(),
  stake: z.templateLiteral([z.number()]),
  prize: z.templateLiteral([z.number()]),
  status: z.enum(['open', 'won', 'lost']),
  at: z.number(),
  /** the mark of the form it was bought with, so that a form sent twice buys once */
  form: z.string(),
});

const launchSchema = z.object({
  merchant: z.string(),
  username: z.string(),
  /** the session it was opened from; the page ends with it */
  session: z.string(),
  language: z.string(),
  /** where the way back leads; a path of the site or empty */
  back: z.string(),
  at: z.number(),
});

export const lotteryState = z.object({
  /** newest last */
  tickets: z.array(ticketSchema),
  /** how many tickets were ever bought */
  count: z.int(),
  /** pages that were opened, by the mark in their address */
  launches: z.record(z.string(), launchSchema),
  /** codes of the lotteries opened last, newest first, by `merchant/username` */
  recent: z.record(z.string(), z.array(z.string())),
});

export type LotteryState = z.output<typeof lotteryState>;
export type Ticket = z.output<typeof ticketSchema>;
export type Launch = z.output<typeof launchSchema>;

export function freshLottery(): LotteryState {
  return { tickets: [], count: 0, launches: {}, recent: {} };
}
