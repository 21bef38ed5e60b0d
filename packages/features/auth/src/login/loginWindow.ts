import type { PasswordReason } from '@marquee/state/dialogs';
import { parseSession } from '@marquee/state/sessionTabs';
import type { OpenedWindow, Windows } from '@marquee/state/windows';
import { type HandedLogin, LOGIN_WINDOW } from './handOver.ts';

/** AUTH-03 */
const SIZE = { width: 1300, height: 900 };

/** To be called inside a click; `null` = the browser blocked it. */
export function openLoginWindow(windows: Windows): OpenedWindow | null {
  return windows.open(LOGIN_WINDOW, '/login', SIZE);
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
