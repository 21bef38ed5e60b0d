import type { LoginResult } from '@marquee/sdk/contract/session/login';
import type { PasswordChange } from '@marquee/state/session';

export type LoginMethod = 'username' | 'sms' | 'thirdParty';

/** The password that platforms give out for a start. */
const DEFAULT_PASSWORD = '123456';

export interface AfterLogin {
  /** the account was never used before */
  firstLogin: boolean;
  /** the change-password popup opens by itself */
  opensPasswordChange: boolean;
  /** whether a new password is due, and whether it can wait; absent = no */
  passwordChange?: PasswordChange;
}

/**
 * What an accepted login leads to (AUTH-07). **Reading**: an expired password opens the popup wherever the platform lets
 * passwords expire; it cannot be put off where the brand forces the change.
 */
export function decideAfterLogin(
  { firstTimeLogin, passwordExpired }: Pick<LoginResult, 'firstTimeLogin' | 'passwordExpired'>,
  { password, method, forced }: { password: string; method: LoginMethod; forced: boolean },
): AfterLogin {
  const opensPasswordChange = method === 'username' && (password === DEFAULT_PASSWORD || passwordExpired);
  const must = firstTimeLogin || (passwordExpired && forced);
  return {
    firstLogin: firstTimeLogin,
    opensPasswordChange,
    ...(must ? { passwordChange: 'forced' } : opensPasswordChange && { passwordChange: 'asked' }),
  };
}
