import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { safety } from './settings.ts';

/** A short pause: no launch and no deposit until it is over. It can be made longer, not shorter (SAFE-02). */
export const takeTimeOut = defineCall({
  id: 'safety.timeOut',
  method: 'POST',
  path: '/wps/member/safety/time-out',
  input: z.object({ days: between(1, 42) }),
  output: safety,
  session: 'required',
  extension: true,
  sealed: false,
  effect: 'write',
  module: 'SAFETY',
  spec: 'SAFE-02, beyond the spec',
  assumed: true,
});
