import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { loginResult } from './loginResult.ts';

/** Opens a session of a trial account made on the spot (AUTH-03); the account is of `isAgent` 4. */
export const freePlay = defineCall({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  input: z.object({
    /** the visitor's system, such as `Windows` or `Android` */
    os: z.string(),
    platform: z.literal('W'),
    /** text that no other visitor sends; the platform knows a repetition by it */
    random: z.string(),
  }),
  output: loginResult,
  session: 'none',
  // "encrypted random string": the whole body is sealed, and the string with it
  sealed: true,
  effect: 'write',
  module: 'SESSION',
  spec: '§7 Session and account: free play login (the name of the random string is our reading)',
});
