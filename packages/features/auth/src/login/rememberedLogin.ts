import { type AppStorage, ownKey } from '@marquee/state/storage';

const KEY = ownKey('rememberedLogin');
/** AUTH-08: remembered for one day. */
const DAY_MS = 86_400_000;

interface Remembered {
  username: string;
  /** epoch ms */
  until: number;
}

/** The user name kept from the last login here; one whose day is over is deleted on sight (AUTH-08). */
export function recallLogin({ local }: AppStorage, now: number): string | undefined {
  const kept = local.read(KEY, parse);
  // a device whose clock was set back must not remember longer than a day either
  if (kept && now < kept.until && kept.until <= now + DAY_MS) return kept.username;
  local.remove(KEY);
  return undefined;
}

/** Keeps the user name for a day. The password is never kept here: that is the browser's password manager's work. */
export function rememberLogin({ local }: AppStorage, now: number, username: string): void {
  local.write(KEY, JSON.stringify({ username, until: now + DAY_MS } satisfies Remembered));
}

export function forgetLogin({ local }: AppStorage): void {
  local.remove(KEY);
}

function parse(text: string): Remembered | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('username' in value) || !('until' in value)) return undefined;
  const { username, until } = value;
  return typeof username === 'string' && typeof until === 'number' ? { username, until } : undefined;
}
