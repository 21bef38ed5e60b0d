import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { flag, maybe, moment, text } from '../fields.ts';

/** How an account is secured: which passwords it has, where codes reach its owner, when it was last opened. */
export const security = defineCall({
  id: 'account.security',
  method: 'GET',
  path: '/wps/member/security',
  input: z.object({}),
  output: z.object({
    hasPassword: flag,
    hasPaymentPassword: flag,
    /** masked: `••••0123` */
    mobileNum: maybe(text),
    countryDialingCode: maybe(text),
    email: maybe(text),
    lastLoginTime: maybe(moment),
    lastLoginIp: maybe(text),
  }),
  session: 'required',
  sealed: false,
  effect: 'read',
  module: 'ACCOUNT',
  spec: '§2 Personal centre: my account (securityCenter; call is our reading)',
  assumed: true,
});

export type Security = CallOutput<typeof security>;
