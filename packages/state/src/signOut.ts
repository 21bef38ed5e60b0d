import type { Client } from '@marquee/sdk/client';
import { logout } from '@marquee/sdk/contract/session/logout';
import { useCallback } from 'react';
import { useClient } from './client.ts';
import type { AppStore } from './store.ts';
import { useAppStore } from './value.ts';

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
