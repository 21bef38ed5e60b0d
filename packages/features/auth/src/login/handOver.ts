import type { PasswordReason } from '@marquee/state/dialogs';
import type { SignInResult } from '@marquee/state/session';
import type { WindowOpener } from '@marquee/state/windows';

/** Name of the window that is a login of another page (AUTH-04). */
export const LOGIN_WINDOW = 'marquee.login';
/** A session as the window hands it to its opener. A password is never among it. */
export interface HandedLogin {
  readonly result: SignInResult;
  readonly reason?: PasswordReason;
}

/** Hands a session to the page that opened this window, of the same origin, and closes (AUTH-04). */
export function handOver(opener: WindowOpener, { result, reason }: HandedLogin): void {
  opener.say({ kind: LOGIN_WINDOW, session: result, ...(reason && { reason }) });
  opener.closeSelf();
}
