import type { GameCategory } from '@marquee/domain/gameTypes';
import { atom } from 'jotai/vanilla';
import type { AppStore } from './store.ts';
import { useAtomValue } from './value.ts';

const none: readonly GameCategory[] = [];
const emptyAtom = atom(none);

/** Kinds of games for which the platform has named no provider (SHELL-05); none until it is known. */
export function useEmptyCategories(): readonly GameCategory[] {
  return useAtomValue(emptyAtom, () => none);
}

/** Takes their entries out of the menus. To be called when the page changes anyway, so that no menu shifts by itself. */
export function noteEmptyCategories({ atoms }: AppStore, categories: readonly GameCategory[]): void {
  if (categories.join() !== atoms.get(emptyAtom).join()) atoms.set(emptyAtom, categories);
}
