import { isUnseen } from '@marquee/ui/base/isUnseen';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { useMedia } from '@marquee/ui/base/useMedia';
import { useEffect, useState } from 'react';

export type RotationTimers = Pick<Timers, 'setInterval' | 'clearInterval'>;

export interface Rotation {
  readonly index: number;
  /** it can move by itself: there is more than one, and the reader has not asked for less motion */
  readonly moves: boolean;
  readonly paused: boolean;
  go(to: number): void;
  pause(paused: boolean): void;
  /** somebody points at it or has focus in it: it waits */
  hold(held: boolean): void;
}

/** Shows one of several after another, pausable, while the page is seen, and never under reduced motion (WCAG 2.2.2). */
export function useRotation(count: number, everyMs: number, timers: RotationTimers = browserTimers): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, pause] = useState(false);
  const [held, hold] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const moves = count > 1 && !still;
  const runs = moves && !paused && !held;
  useEffect(() => {
    if (!runs) return;
    const timer = timers.setInterval(() => isUnseen(null) || setIndex((now) => (now + 1) % count), everyMs);
    return () => timers.clearInterval(timer);
  }, [runs, count, everyMs, timers]);
  const go = (to: number) => setIndex((to + count) % count);
  // an answer with fewer of them may come while a later one shows
  return { index: count === 0 ? 0 : index % count, moves, paused, go, pause, hold };
}
