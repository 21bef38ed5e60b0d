import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, integer, maybe, orElse, text } from '../fields.ts';

/**
 * Sets a new password with the code that `account.smsNoLogin` sent (AUTH-19). A platform that opens a session at once
 * answers its token; else the number and the new password log in.
 */
export const passwordByPhone = defineCall({
  id: 'account.passwordByPhone',
  method: 'POST',
  path: '/wps/member/password/verification',
  input: z.object({
    newPassword: z.string(),
    mobileNum: z.string(),
    countryDialingCode: z.optional(z.string()),
    verificationCode: z.string(),
  }),
  output: z.object({
    username: maybe(text),
    token: maybe(filledText),
    firstTimeLogin: orElse(flag, false),
    expiredMinutes: maybe(integer),
  }),
  session: 'none',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§7 Session and account: password by phone; §4 Forgot by mobile: auto login (the answer’s shape is our reading)',
});
