import type { PasswordReason } from '@marquee/state/dialogs';
import type { SignInResult } from '@marquee/state/session';
import { parseSession } from '@marquee/state/sessionTabs';
import type { OpenedWindow, WindowOpener, Windows } from '@marquee/state/windows';

/** Name of the window that is a login of another page (AUTH-04). */
export const LOGIN_WINDOW = 'marquee.login';
/** AUTH-03 */
const SIZE = { width: 1300, height: 900 };

/** A session as the window hands it to its opener. A password is never among it. */
export interface HandedLogin {
  readonly result: SignInResult;
  readonly reason?: PasswordReason;
}

/** To be called inside a click; `null` = the browser blocked it. */
export function openLoginWindow(windows: Windows): OpenedWindow | null {
  return windows.open(LOGIN_WINDOW, '/login', SIZE);
}

/** Hands a session to the page that opened this window, of the same origin, and closes (AUTH-04). */
export function handOver(opener: WindowOpener, { result, reason }: HandedLogin): void {
  opener.say({ kind: LOGIN_WINDOW, session: result, ...(reason && { reason }) });
  opener.closeSelf();
}

const REASONS: readonly string[] = ['default', 'expired', 'first'] satisfies PasswordReason[];

/** What the window said; nothing for anything else. */
export function handedLogin(data: unknown): HandedLogin | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== LOGIN_WINDOW) return undefined;
  const given = 'session' in data ? data.session : undefined;
  const session = parseSession(given);
  if (!session) return undefined;
  const firstLogin = typeof given === 'object' && given !== null && 'firstLogin' in given && given.firstLogin === true;
  const reason =
    'reason' in data && typeof data.reason === 'string' && REASONS.includes(data.reason) ? data.reason : undefined;
  return { result: { ...session, firstLogin }, ...(reason !== undefined && { reason: reason as PasswordReason }) };
}
