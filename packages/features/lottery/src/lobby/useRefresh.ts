import { REFRESH_FALLBACK_MS, refreshDelay } from '@marquee/domain/lotteryTiming';
import type { PlatformError } from '@marquee/sdk/errors';
import { useAppStore } from '@marquee/state/value';
import type { Timers } from '@marquee/ui/base/timers';
import { useEffect, useEffectEvent } from 'react';
import type { TimedGame } from './useLotteries.ts';

/**
 * Asks for the list anew when the next draw is due (LOTT-04a, C01), and at once in a tab that was asleep when it was. The
 * wait counts from when the answer came; one that did not come is asked for again too.
 */
export function useRefresh(
  games: readonly TimedGame[] | undefined,
  error: PlatformError | null,
  refresh: () => void,
  timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>,
): void {
  const { clock } = useAppStore();
  const due = useEffectEvent(refresh);
  useEffect(() => {
    if (!games) return;
    const at = error
      ? clock.now() + Math.max(refreshDelay(games), REFRESH_FALLBACK_MS)
      : (games[0]?.arrival.receivedAt ?? clock.now()) + refreshDelay(games);
    const timer = timers.setTimeout(() => due(), Math.max(0, at - clock.now()));
    const woken = () => {
      if (document.visibilityState === 'visible' && clock.now() >= at) due();
    };
    document.addEventListener('visibilitychange', woken);
    return () => {
      timers.clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [games, error, clock, timers]);
}
