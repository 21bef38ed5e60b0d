import { useCallback, useEffect, useRef } from 'react';

/** A handler that is the same function at every render and does what the latest one says: what gets it need not be rendered again. */
export function useStable<Arguments extends unknown[]>(
  handler: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Arguments) => latest.current(...args), []);
}
