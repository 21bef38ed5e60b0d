import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { oneOf } from '../contracts/type.ts';
import { filledText, flag, integer, listOf, maybe, moment, orElse, text } from '../fields.ts';

/** The share of valid bets that comes back, in percent, for one game category. */
export const categoryRate = z.object({ gameType: filledText, rate: amount });

/** Someone below an agent. */
export const downlineRow = z.object({
  id: filledText,
  /** masked */
  account: filledText,
  kind: oneOf('agent', 'member'),
  /** 1 = directly below the agent who asks */
  level: orElse(integer, 1),
  /** who stands directly above, masked */
  upline: maybe(text),
  uplineId: maybe(text),
  /** how many stand below this one */
  teamSize: orElse(integer, 0),
  balance: amount,
  /** the highest of the rates by category */
  rate: orElse(amount, '0'),
  online: orElse(flag, false),
  joinedAt: maybe(moment),
  lastLoginAt: maybe(moment),
});

export type DownlineRow = z.output<typeof downlineRow>;

/** A registration link (AGNT-02). The address is the site's: `/register?referralCode=<code>`, unless the platform names one. */
export const referralLink = z.object({
  id: filledText,
  code: filledText,
  url: maybe(text),
  /** what the agent calls it */
  name: maybe(text),
  kind: oneOf('agent', 'member'),
  rates: listOf(categoryRate),
  /** how many have registered by it */
  registered: orElse(integer, 0),
  createdAt: maybe(moment),
  /** absent = does not expire */
  expiresAt: maybe(moment),
});

/** Decimal text of a percentage, as a screen has parsed it from what was typed. */
export const typedRates = z.array(
  z.object({ gameType: filledText, rate: z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/)) }),
);
