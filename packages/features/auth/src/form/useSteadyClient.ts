import type { Client } from '@marquee/sdk/client';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';
import { useMemo } from 'react';
import { chance } from './chance.ts';
import { steadyClient } from './steadyClient.ts';

const MINUTE_MS = 60_000;

/** How long a second try is the same call: as long as somebody waits for a network, and for a message not longer than that. */
const LIFE_MS = { change: 5 * MINUTE_MS, message: MINUTE_MS } as const;

/** The client of a form that does something once: opens a session, makes an account, or has a `message` sent (C19). */
export function useSteadyClient(what: keyof typeof LIFE_MS = 'change'): Client {
  const client = useClient();
  const { clock } = useAppStore();
  return useMemo(
    () => steadyClient(client, { now: () => clock.now(), newKey: chance, lifeMs: LIFE_MS[what] }),
    [client, clock, what],
  );
}
