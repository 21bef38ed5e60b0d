import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useAppStore } from '@marquee/state/value';
import { useRef } from 'react';

const EVERY_MS = 3000;

/**
 * Asks for the balance anew, for who turns to the page from a game (GAME-06): not while it is asked for, and not more often
 * than somebody can have played.
 */
export function useFreshBalance(): () => void {
  const { queries, clock } = useAppStore();
  const asked = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const queryKey = [balance.id];
    const now = clock.now();
    // a clock that was set back stops nothing
    if (Math.abs(now - asked.current) < EVERY_MS || queries.isFetching({ queryKey }) > 0) return;
    asked.current = now;
    void queries.invalidateQueries({ queryKey });
  };
}
