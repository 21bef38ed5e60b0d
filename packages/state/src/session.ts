import type { Client } from '@marquee/sdk/client';
import { logout } from '@marquee/sdk/contract/session/logout';
import { useCallback } from 'react';
import { useClient } from './client.ts';
import { type Session, sessionAtom, visitor } from './sessionControl.ts';
import type { AppStore } from './store.ts';
import { useAppStore, useAtomValue } from './value.ts';

export type {
  PasswordChange,
  Session,
  SessionControl,
  SignedIn,
  SignInResult,
} from './sessionControl.ts';

/** Who is at the page. A prerendered page is a visitor's; the session shows right after hydration. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, () => visitor);
}

/** Who is at the page at this moment, for what is decided later than it was rendered. */
export function currentSession(app: AppStore): Session {
  return app.atoms.get(sessionAtom);
}

/**
 * Signs out at once (AUTH-21). The platform is told meanwhile, with the token that the call took along: neither a slow nor
 * a failing answer keeps anybody logged in here.
 */
export function signOut(app: AppStore, client: Client): void {
  client.send(logout, {}).catch(() => {
    // the token is dropped here whatever the platform says of it
  });
  app.session.end('signedOut');
}

export function useSignOut(): () => void {
  const app = useAppStore();
  const client = useClient();
  return useCallback(() => signOut(app, client), [app, client]);
}
