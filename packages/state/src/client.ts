import { useProvided } from '@marquee/brand/provided';
import type { Client } from '@marquee/sdk/client';
import { createContext } from 'react';

export const ClientContext = createContext<Client | null>(null);

/** The platform client of the page. Screens read with `useCall` and send with `useSend`; this is for a chain of calls. */
export function useClient(): Client {
  return useProvided(ClientContext, 'StateProvider client');
}
