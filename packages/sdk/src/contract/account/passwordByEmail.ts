import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Asks for help with a forgotten password by e-mail (AUTH-19). */
export const passwordByEmail = defineCall({
  id: 'account.passwordByEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  input: z.object({ username: z.string(), email: z.string() }),
  output: nothing,
  session: 'none',
  sealed: false,
  encoding: 'form',
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: forgot password by e-mail',
});
