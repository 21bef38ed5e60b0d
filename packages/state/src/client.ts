import type { Client } from '@marquee/sdk/client';
import { createContext, useContext } from 'react';

export const ClientContext = createContext<Client | null>(null);

/** The platform client of the page. Screens read with `useCall` and send with `useSend`; this is for a chain of calls. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('Platform calls need a <StateProvider client={…}> above them.');
  return client;
}
