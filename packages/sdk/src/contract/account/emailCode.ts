import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, orElse } from '../fields.ts';
import { humanCheck } from '../session/humanCheck.ts';

/** Sends a code to an e-mail address that is to be bound to the account. */
export const emailCode = defineCall({
  id: 'account.emailCode',
  method: 'POST',
  path: '/wps/member/email/code',
  input: z.object({ email: z.string(), humanCheck }),
  output: z.object({ expiredMinutes: orElse(integer, 1) }),
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§2 Personal centre: my account (call is our reading)',
  assumed: true,
});
