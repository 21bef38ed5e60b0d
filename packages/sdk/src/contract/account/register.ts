import * as z from 'zod/mini';
import { type CallInput, defineCall } from '../call.ts';
import { loginResult } from '../session/loginResult.ts';
import { registrationFields } from './registrationFields.ts';

/** Opens an account by user name, and a session of it (AUTH-11, AUTH-16). */
export const register = defineCall({
  id: 'account.register',
  method: 'PUT',
  path: '/wps/member/register',
  input: z.object({
    username: z.string(),
    password: z.string(),
    mobileNum: z.optional(z.string()),
    ...registrationFields,
  }),
  output: loginResult,
  session: 'none',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: register; §3 Registration user fields',
});

export type RegisterInput = CallInput<typeof register>;
