import { updateProfile } from '@marquee/sdk/contract/account/updateProfile';
import * as z from 'zod/mini';

const text = z.optional(z.string());

/** What a member tells of themselves; each may be missing. */
const profileSchema = z.omit(updateProfile.input, { nickname: true });

/** What the platform keeps of an account; its money is in the ledger. */
export const accountSchema = z.object({
  kind: z.enum(['member', 'agent', 'trial']),
  /** as `passwordFits` reads it; empty = the account has none */
  password: z.string(),
  nickname: z.string(),
  clubLevel: z.int(),
  clubName: z.string(),
  firstLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** what confirms that money or points may leave, as typed: six digits are too few to hide; absent = none was set yet */
  paymentPassword: text,
  /** the confirmed number: E.164 digits, and which of them are the country's */
  mobile: text,
  dialingCode: text,
  /** the confirmed address */
  email: text,
  /** `provider:subject` of each social provider that opens this account */
  social: z.optional(z.array(z.string())),
  /** addresses that were confirmed, newest last */
  ips: z.optional(z.array(z.string())),
  /** a password sent by e-mail, good for one login */
  temporary: z.optional(z.object({ password: z.string(), expiresAt: z.number() })),
  /** the agent whose code the account was registered with */
  upline: text,
  createdAt: z.optional(z.number()),
  lastLogin: z.optional(z.object({ at: z.number(), ip: z.string() })),
  profile: z.optional(profileSchema),
});

export type AccountRecord = z.output<typeof accountSchema>;
export type ProfileRecord = z.output<typeof profileSchema>;
