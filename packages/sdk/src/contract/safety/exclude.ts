import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { safety } from './settings.ts';

/** Excludes the member, in one call and with no way back before its end (SAFE-02). */
export const excludeSelf = defineCall({
  id: 'safety.exclude',
  method: 'POST',
  path: '/wps/member/safety/exclusion',
  input: z.object({
    /** 0 = for good */
    months: between(0, 60),
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
