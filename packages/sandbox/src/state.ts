import * as z from 'zod/mini';

const STATE_VERSION = 1;

const accountSchema = z.object({
  kind: z.enum(['member', 'agent', 'trial']),
  password: z.string(),
  nickname: z.string(),
  balance: z.string().check(z.regex(/^-?\d+(\.\d+)?$/)),
  clubLevel: z.int(),
  clubName: z.string(),
  firstLogin: z.boolean(),
  passwordExpired: z.boolean(),
});

const sessionSchema = z.object({
  merchant: z.string(),
  username: z.string(),
  language: z.optional(z.string()),
  usedAt: z.number(),
});

const captchaSchema = z.object({
  merchant: z.string(),
  client: z.string(),
  answer: z.string(),
  expiresAt: z.number(),
});

const failuresSchema = z.object({ count: z.int(), at: z.number() });

const stateSchema = z.object({
  version: z.literal(STATE_VERSION),
  seed: z.number(),
  /** how many random draws were made, so that a restored sandbox never repeats a token */
  draws: z.int(),
  /** by `merchant/username`; demo accounts appear here once something about them has changed */
  accounts: z.record(z.string(), accountSchema),
  /** by token */
  sessions: z.record(z.string(), sessionSchema),
  /** newest last */
  captchas: z.array(captchaSchema),
  /** failed logins, by account and by client */
  failures: z.record(z.string(), failuresSchema),
});

/** All that the sandbox remembers: plain JSON, so it can be kept anywhere. */
export type SandboxState = z.output<typeof stateSchema>;
export type SessionRecord = z.output<typeof sessionSchema>;

/** A platform that nobody has used yet. */
export function freshState(seed: number): SandboxState {
  return { version: STATE_VERSION, seed, draws: 0, accounts: {}, sessions: {}, captchas: [], failures: {} };
}

/** Reads a kept state. What cannot be read, or is of another version or seed, gives a reason instead. */
export function restoreState(kept: unknown, seed: number): { state: SandboxState } | { reason: string } {
  const parsed = stateSchema.safeParse(kept);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return {
      reason: `the kept state does not fit at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'unreadable'}`,
    };
  }
  if (parsed.data.seed !== seed)
    return { reason: `the kept state was made with seed ${parsed.data.seed}, not ${seed}` };
  return { state: parsed.data };
}
