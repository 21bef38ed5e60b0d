import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);

const outcomeSchema = z.object({ reels: z.array(z.int()), stake: amountText, win: amountText, balance: amountText });

const ticketSchema = z.object({
  /** the session that launched it: when that ends, so does the game */
  token: z.string(),
  merchant: z.string(),
  username: z.string(),
  nodeId: z.string(),
  language: z.string(),
  /** the origin that is told when the game is left; absent = the page's own */
  back: z.optional(z.string()),
  /** play money of a trial account; absent = the wallet */
  practice: z.optional(amountText),
  /** rounds played; the next one bears the next number */
  round: z.int(),
  last: z.optional(outcomeSchema),
});

export const gamesState = z.object({
  /** marked games by `merchant/username`, newest first */
  favourites: z.record(z.string(), z.array(z.string())),
  /** games that were launched, newest first */
  recent: z.record(z.string(), z.array(z.string())),
  /** running games by their ticket */
  tickets: z.record(z.string(), ticketSchema),
});

export type GamesState = z.output<typeof gamesState>;
export type GameTicket = z.output<typeof ticketSchema>;
export type Outcome = z.output<typeof outcomeSchema>;

export function freshGames(): GamesState {
  return { favourites: {}, recent: {}, tickets: {} };
}
