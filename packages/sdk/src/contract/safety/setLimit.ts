import * as z from 'zod/mini';
import { amount } from '../amount.ts';
import { defineCall } from '../call.ts';
import { limitKind, limitPeriod, safety } from './settings.ts';

/** Sets, lowers, raises or lifts a limit. Lower holds at once, higher or none only after 24 hours (SAFE-02). */
export const setLimit = defineCall({
  id: 'safety.setLimit',
  method: 'PUT',
  path: '/wps/member/safety/limit',
  input: z.object({
    kind: limitKind,
    period: limitPeriod,
    /** money, or minutes for `session`; without it the limit is lifted */
    value: z.optional(amount),
  }),
  output: safety,
  session: 'required',
  extension: true,
  sealed: false,
  effect: 'write',
  module: 'SAFETY',
  spec: 'SAFE-02, beyond the spec',
  assumed: true,
});
