import { createContext, use } from 'react';

/** Whether this site has a page with something on it: an entry leads nowhere else (SHELL-11). */
export type HasPage = (path: string) => boolean;

/** Handed in by whoever knows the pages; without it there are none. */
export const PagesContext = createContext<HasPage>(() => false);

export function useHasPage(): HasPage {
  return use(PagesContext);
}
