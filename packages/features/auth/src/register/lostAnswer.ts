import type { Client } from '@marquee/sdk/client';
import { login } from '@marquee/sdk/contract/session/login';
import type { LoginResult } from '@marquee/sdk/contract/session/loginResult';
import { type FailureKind, PlatformError } from '@marquee/sdk/errors';
import { refusedField } from '@marquee/sdk/refusal';

/** After these the account may have been opened all the same. */
const UNSURE: ReadonlySet<FailureKind> = new Set(['offline', 'timeout', 'server', 'malformed']);

/** What an account is entered by. */
export interface OwnWay {
  readonly username: string;
  readonly password: string;
}

/** Whether it is not known if the platform has opened the account. */
export const isUnsure = (failure: unknown): boolean => failure instanceof PlatformError && UNSURE.has(failure.kind);

/** Whether a name or a number is refused, as it is when the account is there. */
const isTaken = (failure: unknown): boolean => ['username', 'mobileNum'].includes(refusedField(failure) ?? '');

/**
 * A registration that was sent again after its answer was lost, and is refused because the name is somebody's: if the very
 * password opens that account, it is the one that was opened then. `undefined` when it is not, or nobody could tell.
 */
export async function openedThen(
  client: Client,
  failure: unknown,
  then: OwnWay | null,
  now: OwnWay,
  signal: AbortSignal,
): Promise<LoginResult | undefined> {
  const same = then?.username === now.username && then.password === now.password && now.password !== '';
  if (!same || !isTaken(failure)) return undefined;
  return client.send(login, { ...now, type: 'username' }, { signal }).catch(() => undefined);
}
