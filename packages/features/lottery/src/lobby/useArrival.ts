import { useAppStore } from '@marquee/state/value';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** When an answer came, and how long it was on its way. */
export interface Arrival {
  readonly receivedAt: number;
  readonly roundTrip: number;
}

/**
 * An answer that is shown once more, from the cache, came when it came. The cache keeps one object for answers that say the
 * same, so that it is told apart by when it was updated: a time that remains counts from the later one.
 */
const arrivals = new WeakMap<object, { readonly updatedAt: number; readonly arrival: Arrival }>();

/** Notes when an answer came, for times that count from there (LOTT-04b); `asking` is called when it is asked for anew. */
export function useArrival(data: object | undefined, updatedAt: number, isFetching: boolean) {
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
    // what stands in while another answer is on its way has no time of its own
    if (known && updatedAt <= known.updatedAt) return known.arrival;
    const receivedAt = clock.now();
    const arrival = { receivedAt, roundTrip: Math.max(0, receivedAt - (asked.current ?? receivedAt)) };
    arrivals.set(data, { updatedAt, arrival });
    return arrival;
  }, [data, updatedAt, clock]);
  return { arrival, asking };
}
