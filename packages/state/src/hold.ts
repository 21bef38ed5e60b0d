import { atom } from 'jotai/vanilla';
import { createContext } from 'react';
import type { OpenDialog } from './openDialog.ts';
import type { SignedIn } from './sessionControl.ts';
import { useAtomValue } from './value.ts';

/** For whom something is kept out of sight, and the dialog that it is, if it is one. */
export interface Hold {
  readonly session: SignedIn;
  readonly dialog: OpenDialog | null;
}

/** Around what is kept for somebody whose session expired: to it, they are still there. */
export const HoldContext = createContext<Hold | null>(null);

/** How many parts of the page keep what somebody does there. */
export const keptAtom = atom(0);

/** Whether the page on the screen keeps what somebody does there when their session expires. */
export function useIsKept(): boolean {
  return useAtomValue(keptAtom, () => 0) > 0;
}
