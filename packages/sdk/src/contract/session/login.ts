import * as z from 'zod/mini';
import { type CallInput, defineCall } from '../call.ts';
import { humanCheck } from './humanCheck.ts';
import { loginResult } from './loginResult.ts';

/** Opens a session (AUTH-07, AUTH-09). */
export const login = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  input: z.object({
    /** the account's name, or for `sms` the mobile number with its dialling code */
    username: z.string(),
    /** the password, or for `sms` the code that was sent */
    password: z.string(),
    captcha: z.optional(z.string()),
    type: z.literal(['username', 'sms']),
    /** the agent side asks; an account of the other side is refused (AUTH-05) */
    agent: z.optional(z.boolean()),
    humanCheck,
  }),
  output: loginResult,
  session: 'none',
  sealed: true,
  effect: 'write',
  module: 'SESSION',
  spec: '§7 Session and account: login; §3 login payload and result',
});

export type LoginInput = CallInput<typeof login>;
export type { LoginResult } from './loginResult.ts';
