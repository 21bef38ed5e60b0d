import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { integer, orElse } from '../fields.ts';
import { humanCheck } from '../session/humanCheck.ts';

/** Sends a code to a mobile number that is to be bound to the account. */
export const phoneCode = defineCall({
  id: 'account.phoneCode',
  method: 'POST',
  path: '/wps/member/mobile/code',
  input: z.object({ mobileNum: z.string(), countryDialingCode: z.string(), humanCheck }),
  output: z.object({ expiredMinutes: orElse(integer, 1) }),
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§2 Personal centre: my account (call is our reading)',
  assumed: true,
});
