import * as z from 'zod/mini';
import { type CallInput, defineCall } from '../call.ts';
import { loginResult } from '../session/loginResult.ts';
import { registrationFields } from './registrationFields.ts';

/** Opens an account by mobile number, with a password only where the brand asks for one (AUTH-10), and a session of it. */
export const registerMobile = defineCall({
  id: 'account.registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  input: z.object({ mobileNum: z.string(), password: z.optional(z.string()), ...registrationFields }),
  output: loginResult,
  session: 'none',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: mobile register; §3 Registration user fields',
});

export type RegisterMobileInput = CallInput<typeof registerMobile>;
