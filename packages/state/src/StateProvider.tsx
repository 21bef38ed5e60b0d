import type { Client } from '@marquee/sdk/client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ClientContext } from './client.ts';
import type { AppStore } from './store.ts';
import { AppStoreContext, HydratedContext, useHydration } from './value.ts';

/** Gives the tree below it the page's store, query cache and platform client. */
export function StateProvider({ app, client, children }: { app: AppStore; client: Client; children: ReactNode }) {
  return (
    <AppStoreContext value={app}>
      <ClientContext value={client}>
        <QueryClientProvider client={app.queries}>
          <HydratedContext value={useHydration()}>{children}</HydratedContext>
        </QueryClientProvider>
      </ClientContext>
    </AppStoreContext>
  );
}
