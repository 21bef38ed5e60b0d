import { type Client, type ClientOptions, createClient } from '@marquee/sdk/client';
import { login } from '@marquee/sdk/contract/session/login';
import type { Account } from './player.ts';

/** Someone at a platform, by a client of their own. */
export interface Person {
  readonly client: Client;
  /** tokens that the platform no longer accepts, as the client told them */
  readonly expired: readonly string[];
  token(): string | null;
  /** opens a session; the one before is forgotten */
  logIn(account: Account, agent: boolean): Promise<void>;
  /** goes on with a session that is open already */
  goOn(token: string | null): void;
}

export type PersonOptions = Omit<ClientOptions, 'session' | 'language'> & { readonly language: string };

export function personAt(options: PersonOptions): Person {
  let token: string | null = null;
  const expired: string[] = [];
  const client = createClient({
    ...options,
    language: () => options.language,
    session: { token: () => token, expired: (old) => expired.push(old) },
  });
  return {
    client,
    expired,
    token: () => token,
    async logIn({ username, password }, agent) {
      token = null;
      const input = { username, password, type: 'username' as const };
      ({ token } = await client.send(login, agent ? { ...input, agent } : input));
    },
    goOn(next) {
      token = next;
    },
  };
}
