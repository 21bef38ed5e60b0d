import * as z from 'zod/mini';
import { accountSchema } from './account/record.ts';
import { checksState, freshChecks } from './account/state.ts';
import { answeredState } from './answered.ts';
import { cashierState, freshCashier } from './cashier/state.ts';
import { freshGames, gamesState } from './games/state.ts';
import { freshLedger, ledgerState } from './ledger/state.ts';
import { freshLottery, lotteryState } from './lottery/state.ts';
import { missionsState } from './missions/state.ts';
import { pointsState } from './points/state.ts';
import { promotionsState } from './promotions/state.ts';
import { rebatesState } from './records/state.ts';
import { safetyState } from './safety/state.ts';
import { freshSupport, supportState } from './support/state.ts';
import { freshTeam, teamState } from './team/state.ts';

const STATE_VERSION = 2;

const sessionSchema = z.object({
  merchant: z.string(),
  username: z.string(),
  language: z.optional(z.string()),
  /** the address is still to be confirmed: the session opens nothing else (AUTH-07) */
  pending: z.optional(z.boolean()),
  usedAt: z.number(),
});

const captchaSchema = z.object({
  merchant: z.string(),
  client: z.string(),
  answer: z.string(),
  expiresAt: z.number(),
});

const failuresSchema = z.object({ count: z.int(), at: z.number() });

/** A text message as a phone would get it; in the stand-in, whoever runs it reads it here. */
const textMessageSchema = z.object({ mobile: z.string(), code: z.string(), text: z.string(), at: z.number() });

const mailSchema = z.object({ email: z.string(), code: z.optional(z.string()), text: z.string(), at: z.number() });

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
  /** text messages that were sent, newest last */
  outbox: z.array(textMessageSchema),
  /** e-mails that were sent, newest last */
  mails: z.array(mailSchema),
  checks: checksState,
  ledger: ledgerState,
  cashier: cashierState,
  points: pointsState,
  promotions: promotionsState,
  rebates: rebatesState,
  games: gamesState,
  lottery: lotteryState,
  missions: missionsState,
  safety: safetyState,
  support: supportState,
  team: teamState,
  /** answers to calls that bore an `Idempotency-Key`, newest last */
  answered: answeredState,
});

/** All that the sandbox remembers: plain JSON, so it can be kept anywhere. */
export type SandboxState = z.output<typeof stateSchema>;
export type SessionRecord = z.output<typeof sessionSchema>;

/** A platform that nobody has used yet. */
export function freshState(seed: number): SandboxState {
  return {
    version: STATE_VERSION,
    seed,
    draws: 0,
    accounts: {},
    sessions: {},
    captchas: [],
    failures: {},
    outbox: [],
    mails: [],
    checks: freshChecks(),
    ledger: freshLedger(),
    cashier: freshCashier(),
    points: { redemptions: [], count: 0 },
    promotions: { entries: {} },
    rebates: {},
    games: freshGames(),
    lottery: freshLottery(),
    missions: {},
    safety: {},
    support: freshSupport(),
    team: freshTeam(),
    answered: {},
  };
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
