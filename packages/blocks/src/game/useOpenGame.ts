import { useNavigate } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import type { MouseEvent } from 'react';
import { useGate } from '../gate/useGate.ts';
import { useStable } from './useStable.ts';

/** What the page of a game is told beside its address. */
export interface GameEntry {
  /** the game's name, for its title */
  readonly name: string;
  /** it was come to from a page of this site, so that leaving leads back there */
  readonly inside: true;
}

/** Lets the link of a game lead on, or asks who is not logged in to do so first; then the game starts (GAME-05, AUTH-23). */
export function useOpenGame(): (event: MouseEvent, to: string, name: string) => void {
  const session = useSession();
  const navigate = useNavigate();
  const gate = useGate();
  return useStable((event: MouseEvent, to: string, name: string) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (session.kind !== 'visitor' || elsewhere) return;
    event.preventDefault();
    const state: GameEntry = { name, inside: true };
    gate('session', () => void navigate(to, { state }));
  });
}
