import { atom } from 'jotai/vanilla';
import { useAtomValue } from './value.ts';

export const pageNameAtom = atom<string | undefined>(undefined);

/** What is on the page that is shown, where it has a name of its own, such as a game's; else the page's own name says it. */
export function usePageName(): string | undefined {
  return useAtomValue(pageNameAtom, () => undefined);
}
