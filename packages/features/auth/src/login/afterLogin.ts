import { WEAK_PASSWORD } from '@marquee/domain/weakPassword';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import type { PasswordReason } from '@marquee/state/dialogs';
import type { PasswordChange } from '@marquee/state/session';

/** How one came in; `trial` is an account made on the spot. */
export type LoginMethod = 'username' | 'sms' | 'thirdParty' | 'trial';

export interface AfterLogin {
  /** the account was never used before */
  firstLogin: boolean;
  /** the change-password popup opens by itself, and why; absent = it does not */
  opensPasswordChange?: PasswordReason;
  /** whether a new password is due, and whether it can wait; absent = no */
  passwordChange?: PasswordChange;
}

/** Ways in that make the account with the first login. */
const BORN_NOW: ReadonlySet<LoginMethod> = new Set(['thirdParty', 'trial']);

/**
 * What an accepted login leads to (AUTH-07). **Reading**: an expired password opens the popup wherever the platform lets
 * passwords expire; it cannot be put off where the brand forces the change. An account that was made just now for somebody
 * from a third party, or for free play, has no password that anybody knows, so that its first login asks for no change.
 */
export function decideAfterLogin(
  { firstTimeLogin, passwordExpired }: Pick<LoginResult, 'firstTimeLogin' | 'passwordExpired'>,
  { password, method, forced }: { password: string; method: LoginMethod; forced: boolean },
): AfterLogin {
  const opens = method === 'username' && reasonFor(password, passwordExpired);
  const must = (firstTimeLogin && !BORN_NOW.has(method)) || (passwordExpired && forced);
  return {
    firstLogin: firstTimeLogin,
    ...(opens && { opensPasswordChange: opens }),
    ...(must ? { passwordChange: 'forced' } : opens && { passwordChange: 'asked' }),
  };
}

function reasonFor(password: string, expired: boolean): PasswordReason | undefined {
  if (password === WEAK_PASSWORD) return 'default';
  return expired ? 'expired' : undefined;
}
