import * as z from 'zod/mini';

/** A code that was sent and may still be used. */
const codeSchema = z.object({
  code: z.string(),
  expiresAt: z.number(),
  /** wrong tries so far */
  tries: z.int(),
});

/** What checks and codes need to remember. */
export const checksState = z.object({
  /** by purpose, merchant and where it went */
  codes: z.record(z.string(), codeSchema),
  /** when codes were sent there, newest last */
  sent: z.record(z.string(), z.array(z.number())),
  /** what challenges of the human check are signed with */
  humanSecret: z.string(),
  /** challenges and codes that may not be used again, each with the moment from which it is dead anyway */
  spent: z.record(z.string(), z.number()),
});

export type ChecksState = z.output<typeof checksState>;

export function freshChecks(): ChecksState {
  return { codes: {}, sent: {}, humanSecret: '', spent: {} };
}
