import * as z from 'zod/mini';
import { filledText, flag, integer, maybe, orElse } from '../fields.ts';

/** What opens a session answers, by whichever way it was opened (AUTH-07). */
export const loginResult = z.object({
  token: filledText,
  firstTimeLogin: orElse(flag, false),
  passwordExpired: orElse(flag, false),
  /** minutes until the password expires or the SMS code does; its use is not described */
  expiredMinutes: maybe(integer),
  /**
   * the address is not one this account has used: until it is confirmed with a code, the session opens nothing else
   * (our reading of "extra verification when the IP is unregistered")
   */
  ipUnregistered: orElse(flag, false),
});

export type LoginResult = z.output<typeof loginResult>;
