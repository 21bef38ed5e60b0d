import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';

/** Binds a mobile number to the account with the code that was sent to it; takes the place of an older one. */
export const bindPhone = defineCall({
  id: 'account.bindPhone',
  method: 'PUT',
  path: '/wps/member/mobile',
  input: z.object({ mobileNum: z.string(), countryDialingCode: z.string(), verificationCode: z.string() }),
  output: nothing,
  session: 'required',
  sealed: true,
  effect: 'write',
  module: 'ACCOUNT',
  spec: '§2 Personal centre: my account (call is our reading)',
  assumed: true,
});
