import { useAppStore } from '@marquee/state/value';
import type { Timers } from '@marquee/ui/base/timers';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const SECOND_MS = 1000;

const NowContext = createContext(0);

/** One clock for all countdowns of a page: the time is asked each time, so that none drifts or falls behind (LOTT-04c). */
export function Ticking({
  timers,
  children,
}: {
  timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
  children: ReactNode;
}) {
  const { clock } = useAppStore();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = timers.setTimeout(() => setNow(clock.now()), SECOND_MS - (clock.now() % SECOND_MS));
    const woken = () => document.visibilityState === 'visible' && setNow(clock.now());
    document.addEventListener('visibilitychange', woken);
    return () => {
      timers.clearTimeout(timer);
      document.removeEventListener('visibilitychange', woken);
    };
  }, [now, clock, timers]);
  return <NowContext value={now}>{children}</NowContext>;
}

/** The time that the countdowns go by. */
export function useNow(): number {
  return useContext(NowContext);
}
