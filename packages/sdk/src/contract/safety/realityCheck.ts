import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { between } from '../fields.ts';
import { safety } from './settings.ts';

/** How often the member is reminded of the time played (SAFE-02). */
export const setRealityCheck = defineCall({
  id: 'safety.realityCheck',
  method: 'PUT',
  path: '/wps/member/safety/reality-check',
  input: z.object({
    /** 0 = none of the member's own: the brand's holds, where it has one */
    minutes: between(0, 240),
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
