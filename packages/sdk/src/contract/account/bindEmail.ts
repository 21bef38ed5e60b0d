import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Binds an e-mail address to the account with the code that was sent to it; takes the place of an older one. */
export const bindEmail = defineCall({
  id: 'account.bindEmail',
  method: 'PUT',
  path: '/wps/member/email',
  input: z.object({ email: z.string(), verificationCode: z.string() }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§2 Personal centre: my account (call is our reading)',
  assumed: true,
});
