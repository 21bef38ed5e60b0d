import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { flag, integer, maybe, orElse, text } from '../fields.ts';

const off = {
  enabled: false,
  required: false,
  acceptedPattern: undefined,
  patternId: undefined,
  minLength: undefined,
  maxLength: undefined,
};

/** A field that the platform does not name is off. */
const field = orElse(
  z.object({
    enabled: orElse(flag, false),
    required: orElse(flag, false),
    /** a regular expression from outside: it may be invalid or never end (C15) */
    acceptedPattern: maybe(z.string()),
    /** which message says what is wrong */
    patternId: maybe(text),
    minLength: maybe(integer),
    maxLength: maybe(integer),
  }),
  off,
);

/** Which fields a registration has and what each of them takes (AUTH-11). The password's rule holds for every new password. */
export const registerSettings = defineCall({
  id: 'account.registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  input: z.object({}),
  output: z.object({
    username: field,
    password: field,
    confirmPassword: field,
    payeeName: field,
    email: field,
    qqNum: field,
    mobileNum: field,
    /** enabled = the number has a picker of dialling codes */
    countryDialingCode: field,
    recommenderId: field,
    captcha: field,
    verificationCode: field,
    affiliateCode: field,
    paymentPassword: field,
    line: field,
    whatsapp: field,
    facebook: field,
    wechat: field,
    idNumber: field,
    referralCode: field,
  }),
  session: 'none',
  sealed: false,
  effect: 'read',
  // "cached" without a time: long enough for a form that is opened again, short enough to follow a change
  cacheMs: 5 * 60_000,
  module: 'ACCOUNT',
  spec: '§7 Session and account: registration settings; §3 Per-field server settings (their names are the user fields’)',
});

export type RegisterSettings = CallOutput<typeof registerSettings>;
export type RegisterField = keyof RegisterSettings;
