import type { BrandData } from '@marquee/brand/data';
import { type RoleTable, roleTable } from '@marquee/domain/roles';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from 'jotai/vanilla';
import { keepsFailure } from './keepsFailure.ts';
import { createPreferences, type LanguageCode, type Preferences, type Theme } from './preferenceControl.ts';
import { createSession, type SessionControl } from './sessionControl.ts';
import type { AppStorage } from './storage.ts';

export interface AppStoreOptions {
  storage: AppStorage;
  /** what a page shows before anything was chosen; the same where the page is prerendered and where it is hydrated */
  defaults: { theme: Theme; language: LanguageCode };
  /** languages a stored choice may name */
  languages: BrandData['languages']['supported'];
  /** gets `data-theme` when the theme changes; absent where a page is prerendered */
  root?: Pick<HTMLElement, 'dataset'>;
  roles?: RoleTable;
  /** runs what can wait for the next frame; at once unless said */
  afterPaint?: (work: () => void) => void;
  /** the device's own clock unless said */
  clock?: Clock;
  /** for what is no call of the platform, such as a text of the brand; the browser's own unless said */
  fetch?: typeof globalThis.fetch;
}

/** Where the time comes from; handed in, so that tests and stories stand still. */
export interface Clock {
  /** epoch ms */
  now(): number;
}

/** Everything that outlives a screen, made once a page (or test, or story). */
export interface AppStore {
  readonly atoms: Store;
  readonly queries: QueryClient;
  readonly storage: AppStorage;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly session: SessionControl;
  readonly preferences: Preferences;
  /** runs what can wait for the next frame */
  readonly afterPaint: (work: () => void) => void;
}

/** Makes the store and the query client. Reads storage at once; hooks show it right after hydration. */
export function createAppStore({
  storage,
  defaults,
  languages,
  root,
  roles = roleTable,
  clock = Date,
  fetch = (...asked) => globalThis.fetch(...asked),
  afterPaint = (work) => work(),
}: AppStoreOptions): AppStore {
  const atoms = createStore();
  const queries = createQueryClient();
  return {
    atoms,
    queries,
    storage,
    clock,
    fetch,
    session: createSession({ atoms, queries, shelf: storage.session, roles }),
    preferences: createPreferences({ atoms, shelf: storage.local, defaults, languages, root, afterPaint }),
    afterPaint,
  };
}

// at the end of the turn in which an answer came: a timer's turn comes after whatever else has come meanwhile
notifyManager.setScheduler(queueMicrotask);

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // the client repeats what may be repeated; a second layer would multiply the requests
        retry: false,
        // a call without a network fails with its typed error instead of waiting unseen
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        gcTime: 300_000,
        behavior: keepsFailure,
      },
    },
  });
}
