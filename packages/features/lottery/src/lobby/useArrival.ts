import { useAppStore } from '@marquee/state/value';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** When an answer came, and how long it was on its way. */
export interface Arrival {
  readonly receivedAt: number;
  readonly roundTrip: number;
}

/** An answer that is shown once more, from the cache, came when it came. */
const arrivals = new WeakMap<object, Arrival>();

/** Notes when an answer came, for times that count from there (LOTT-04b); `asking` is called when it is asked for anew. */
export function useArrival(data: object | undefined, isFetching: boolean) {
  const { clock } = useAppStore();
  const asked = useRef<number>(undefined);
  const asking = useCallback(() => {
    asked.current = clock.now();
  }, [clock]);
  useEffect(() => {
    if (isFetching) asking();
  }, [isFetching, asking]);
  const arrival = useMemo((): Arrival | undefined => {
    if (!data) return undefined;
    const known = arrivals.get(data);
    if (known) return known;
    const receivedAt = clock.now();
    const arrival = { receivedAt, roundTrip: Math.max(0, receivedAt - (asked.current ?? receivedAt)) };
    arrivals.set(data, arrival);
    return arrival;
  }, [data, clock]);
  return { arrival, asking };
}
