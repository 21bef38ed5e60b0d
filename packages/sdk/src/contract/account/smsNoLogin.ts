import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, orElse } from '../fields.ts';
import { humanCheck } from '../session/humanCheck.ts';
import { bothNames, mobileFields } from './mobile.ts';

/**
 * Sends a code to the confirmed number of an account, for a login by SMS or a new password (AUTH-17, AUTH-19). The button
 * is blocked for 60 × `expiredMinutes` seconds.
 */
export const smsNoLogin = defineCall({
  id: 'account.smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  input: z.pipe(z.object({ ...mobileFields, humanCheck }), z.transform(bothNames)),
  output: z.object({ expiredMinutes: orElse(integer, 1) }),
  session: 'none',
  sealed: false,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: SMS code (no login); §3 SMS code response',
});
