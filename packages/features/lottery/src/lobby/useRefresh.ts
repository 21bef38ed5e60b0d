import { refreshDelay } from '@marquee/domain/lotteryTiming';
import { useAppStore } from '@marquee/state/value';
import type { Timers } from '@marquee/ui/base/timers';
import { useEffect, useEffectEvent } from 'react';
import type { TimedGame } from './useLotteries.ts';

/**
 * Asks for the list anew when the next draw is due (LOTT-04a, C01), and at once in a tab that was asleep when it was. The
 * wait counts from when the answer came.
 */
export function useRefresh(
  games: readonly TimedGame[] | undefined,
  refresh: () => void,
  timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>,
): void {
  const { clock } = useAppStore();
  const due = useEffectEvent(refresh);
  useEffect(() => {
    if (!games) return;
    const since = games[0]?.arrival.receivedAt ?? clock.now();
    const at = since + refreshDelay(games);
    const timer = timers.setTimeout(() => due(), Math.max(0, at - clock.now()));
    const woken = () => {
      if (document.visibilityState === 'visible' && clock.now() >= at) due();
    };
    document.addEventListener('visibilitychange', woken);
    return () => {
      timers.clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [games, clock, timers]);
}
