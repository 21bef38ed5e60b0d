import * as z from 'zod/mini';

const amountText = z.templateLiteral([z.number()]);
const ratesSchema = z.record(z.string(), amountText);

const termsSchema = z.object({
  rate: amountText,
  period: z.optional(z.enum(['D', 'W', 'H', 'M'])),
  activeMembers: z.int(),
  periodValidBet: amountText,
  periodProfitLoss: amountText,
  betAmount: amountText,
});

const dealSchema = z.object({
  active: z.optional(z.object({ terms: termsSchema, since: z.number() })),
  request: z.optional(
    z.object({
      kind: z.enum(['new', 'termination']),
      by: z.enum(['upline', 'downline']),
      terms: z.optional(termsSchema),
      at: z.number(),
    }),
  ),
  rejectedAt: z.optional(z.number()),
  /** what was in force before, oldest first */
  past: z.array(z.object({ terms: termsSchema, since: z.number(), until: z.number(), byRate: z.boolean() })),
});

const linkSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  agent: z.string(),
  code: z.string(),
  name: z.optional(z.string()),
  kind: z.enum(['agent', 'member']),
  rates: ratesSchema,
  registered: z.int(),
  createdAt: z.number(),
  expiresAt: z.optional(z.number()),
});

const openedSchema = z.object({
  /** user name of the agent above */
  upline: z.string(),
  kind: z.enum(['agent', 'member']),
  openedAt: z.number(),
  rates: ratesSchema,
});

const transferSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  at: z.number(),
  /** user names, ids of derived downlines, or the one at the top */
  from: z.string(),
  to: z.string(),
  amount: amountText,
});

/** What has changed about teams; all that has not follows from the seed. */
export const teamState = z.object({
  /** accounts below an agent, by `merchant/username` */
  opened: z.record(z.string(), openedSchema),
  /** newest last */
  links: z.array(linkSchema),
  /** rates that were raised, by `merchant/downline` */
  rates: z.record(z.string(), ratesSchema),
  /** contracts about which something has changed, by `merchant/type/downline` */
  deals: z.record(z.string(), dealSchema),
  /** up to when wages are settled, by `merchant/username` */
  wages: z.record(z.string(), z.number()),
  /** newest last */
  transfers: z.array(transferSchema),
});

export type TeamState = z.output<typeof teamState>;
export type Deal = z.output<typeof dealSchema>;
export type Terms = z.output<typeof termsSchema>;
export type Link = z.output<typeof linkSchema>;
export type Rates = z.output<typeof ratesSchema>;

export function freshTeam(): TeamState {
  return { opened: {}, links: [], rates: {}, deals: {}, wages: {}, transfers: [] };
}
