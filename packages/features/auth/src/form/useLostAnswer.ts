import { login } from '@marquee/sdk/contract/session/login';
import type { LoginResult } from '@marquee/sdk/contract/session/loginResult';
import { refusedField } from '@marquee/sdk/refusal';
import { useClient } from '@marquee/state/client';
import { useRef } from 'react';
import { isUnsure } from './steadyClient.ts';

/** What an account is entered by. */
export interface OwnWay {
  readonly username: string;
  readonly password: string;
}

export interface LostAnswer {
  /**
   * To be told of each failed try and of what would enter the account if it had succeeded. Where an earlier try did, though
   * its answer was lost, it answers a session of that account; `undefined` when there is none, or nobody could tell.
   */
  found(failure: unknown, way: OwnWay, signal?: AbortSignal): Promise<LoginResult | undefined>;
}

/**
 * What makes an account or sets its password cannot be done twice: sent again after its answer was lost, it is refused for
 * what it has done itself, and the person would stand before a door that is open (C19). If the very password of the first
 * try opens the account then, it was done. For platforms that do not know a call again by its key (`steadyClient`).
 * @param signs fields at which the platform refuses the second try
 */
export function useLostAnswer(signs: readonly string[]): LostAnswer {
  const client = useClient();
  const unsure = useRef<OwnWay | null>(null);
  return {
    async found(failure, way, signal) {
      const { username, password } = way;
      const then = unsure.current;
      const same = then?.username === username && then.password === password && username !== '' && password !== '';
      if (isUnsure(failure)) unsure.current = way;
      if (!same || !signs.includes(refusedField(failure) ?? '')) return undefined;
      const options = signal ? { signal } : {};
      return client.send(login, { username, password, type: 'username' }, options).catch(() => undefined);
    },
  };
}
