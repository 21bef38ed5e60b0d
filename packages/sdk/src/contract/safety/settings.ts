import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { type CallOutput, defineCall } from '../call.ts';
import { integer, listOf, maybe, moment, orElse } from '../fields.ts';

/** What a limit is put on: money paid in, money lost, or time spent. */
export const limitKind = z.literal(['deposit', 'loss', 'session']);
/** Over which time it counts; windows that roll, so that midnight frees nobody. */
export const limitPeriod = z.literal(['day', 'week', 'month']);

const limit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** money, or minutes for `session`; absent where only a pending change is known */
  value: maybe(amount),
  /** how much of it is used up; the platform does not know it for `session` */
  used: maybe(amount),
  /** a higher value, or none at all, that holds from a moment on; a lower one holds at once */
  pending: maybe(z.object({ value: maybe(amount), startsAt: moment })),
});

/** A member's settings for playing safely. */
export const safety = z.object({
  limits: listOf(limit),
  /** minutes between two reminders of the time played that the member has chosen; 0 = none, the brand's holds */
  realityCheckMinutes: orElse(integer, 0),
  /** a pause that the member has taken; without an end it is for good */
  pause: maybe(z.object({ kind: z.literal(['timeOut', 'exclusion']), since: maybe(moment), until: maybe(moment) })),
  /** what can be chosen */
  options: orElse(
    z.object({
      realityCheckMinutes: listOf(integer),
      timeOutDays: listOf(integer),
      /** 0 = for good */
      exclusionMonths: listOf(integer),
    }),
    { realityCheckMinutes: [], timeOutDays: [], exclusionMonths: [] },
  ),
});

/** Limits, pause and reminders of a member, and what can be chosen (SAFE-02). Every change answers the same. */
export const safetySettings = defineCall({
  id: 'safety.settings',
  method: 'GET',
  path: '/wps/member/safety',
  input: z.object({}),
  output: safety,
  session: 'required',
  extension: true,
  sealed: false,
  effect: 'read',
  module: 'SAFETY',
  spec: 'SAFE-02, beyond the spec',
  assumed: true,
});

export type SafetySettings = CallOutput<typeof safetySettings>;
export type SafetyLimit = SafetySettings['limits'][number];
