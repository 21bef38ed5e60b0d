import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, orElse } from '../fields.ts';
import { humanCheck } from '../session/humanCheck.ts';
import { bothNames, mobileFields } from './mobile.ts';

/** Sends a code to a number that registers, with the user name where one registers by it (AUTH-12, AUTH-17). */
export const smsRegister = defineCall({
  id: 'account.smsRegister',
  method: 'POST',
  path: '/wps/verification/sms/register',
  input: z.pipe(z.object({ username: z.optional(z.string()), ...mobileFields, humanCheck }), z.transform(bothNames)),
  output: z.object({ expiredMinutes: orElse(integer, 1) }),
  session: 'none',
  sealed: false,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: SMS register code, user name and mobile variants; §3 SMS code response',
});
