import { isUnseen } from '@marquee/ui/base/isUnseen';
import type { Timers } from '@marquee/ui/base/timers';
import { useMedia } from '@marquee/ui/base/useMedia';
import { scrollOn } from '@marquee/ui/strip/Strip';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long one stands before the next comes in. */
export const DRIFT_MS = 4000;

export interface Drift {
  /** it can move by itself: nobody has asked for less motion */
  readonly able: boolean;
  readonly paused: boolean;
  pause(paused: boolean): void;
  /** somebody points at it, touches it or has focus in it: it waits */
  hold(held: boolean): void;
}

/** Moves a strip on by one item at a time and from its end back to its start, pausable, while the page is seen (WCAG 2.2.2). */
export function useDrift(
  box: RefObject<HTMLElement | null>,
  count: number,
  timers: Pick<Timers, 'setInterval' | 'clearInterval'>,
): Drift {
  const [paused, pause] = useState(false);
  const [held, hold] = useState(false);
  const able = !useMedia('(prefers-reduced-motion: reduce)');
  const runs = able && !paused && !held && count > 1;
  const moveOn = useEffectEvent(() => {
    const list = box.current;
    const [first, second] = list?.children ?? [];
    if (!list || isUnseen(list) || !(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return;
    const atEnd = Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
    if (atEnd) list.scrollTo({ left: 0 });
    else scrollOn(list, Math.abs(second.offsetLeft - first.offsetLeft));
  });
  useEffect(() => {
    if (!runs) return;
    const timer = timers.setInterval(() => moveOn(), DRIFT_MS);
    return () => timers.clearInterval(timer);
  }, [runs, timers]);
  return { able, paused, pause, hold };
}
