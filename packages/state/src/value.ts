import { useProvided } from '@marquee/brand/provided';
import type { Atom } from 'jotai/vanilla';
import { createContext, use, useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppStore } from './store.ts';

export const AppStoreContext = createContext<AppStore | null>(null);

/** The page's store. For doing (sign in, set a theme); to show something, use the hooks that follow it. */
export function useAppStore(): AppStore {
  return useProvided(AppStoreContext, 'StateProvider');
}

/** An atom's value; `prerendered` is shown until a prerendered page is hydrated, so that both agree. */
export function useAtomValue<T>(atom: Atom<T>, prerendered: (app: AppStore) => T): T {
  const app = useAppStore();
  return useSyncExternalStore(
    useCallback((changed) => app.atoms.sub(atom, changed), [app, atom]),
    () => app.atoms.get(atom),
    () => prerendered(app),
  );
}

/** See `useHydrated`; given by `StateProvider`. */
export const HydratedContext = createContext(true);

/**
 * False while a prerendered page is being hydrated, true from the transition after it on. What does not show (or send) another
 * thing then says so, and is not rendered a second time for it.
 */
export function useHydrated(matters = true): boolean {
  return !matters || use(HydratedContext);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** What `useHydrated` follows: only who provides it learns of the end of hydration at once, all others in small steps. */
export function useHydration(): boolean {
  return useDeferredValue(useSyncExternalStore(never, yes, no));
}

/** Whether what is rendered has been painted: what is asked for only then does not delay the frame that shows it. */
export function usePainted(): boolean {
  const { afterPaint } = useAppStore();
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), [afterPaint]);
  return painted;
}
