import { useBrand } from '@marquee/brand/provider';
import type { Amount } from '@marquee/domain/money';
import { jackpot } from '@marquee/sdk/contract/games/jackpot';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import type { Clock } from '@marquee/state/store';
import { isUnseen } from '@marquee/ui/base/isUnseen';
import type { Timers } from '@marquee/ui/base/timers';
import { useMedia } from '@marquee/ui/base/useMedia';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { simulatedJackpot, TICK_MS } from './simulatedJackpot.ts';

/** So often a real feed is asked anew. */
export const FEED_MS = 30_000;

export type JackpotTimers = Pick<Timers, 'setInterval' | 'clearInterval'>;

/** A figure of the platform, one that is made here, none, or nothing known yet. */
export type JackpotState =
  | { readonly kind: 'feed' | 'simulated'; readonly amount: Amount }
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting' };

/**
 * The jackpot (SHELL-13, SAFE-03): the platform's own goes before a simulated one, which a brand has to ask for. It stands
 * still while it is out of sight, while it is paused, and for who asked for less motion.
 */
export function useJackpot(paused: boolean, clock: Clock, timers: JackpotTimers): JackpotState {
  const simulates = useBrand().games.jackpot === 'simulated';
  const [language] = useLanguage();
  const { data, isPending, refetch } = useCall(jackpot, { language }, { staleMs: FEED_MS });
  const [moment, setMoment] = useState(() => clock.now());
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const seen = useSyncExternalStore(
    onSight,
    () => !document.hidden,
    () => false,
  );
  const kind = data ? 'feed' : isPending ? 'waiting' : simulates ? 'simulated' : 'none';
  const every = kind === 'feed' ? FEED_MS : kind === 'simulated' ? TICK_MS : undefined;
  const runs = seen && !paused && !still;
  const tick = useEffectEvent(() => {
    if (isUnseen(null)) return;
    if (kind === 'feed') void refetch();
    else setMoment(clock.now());
  });
  useEffect(() => {
    if (!runs || every === undefined) return;
    const timer = timers.setInterval(() => tick(), every);
    return () => timers.clearInterval(timer);
  }, [runs, every, timers]);
  if (data) return { kind: 'feed', amount: data.amount };
  return kind === 'simulated' ? { kind, amount: simulatedJackpot(moment) } : { kind: isPending ? 'waiting' : 'none' };
}

function onSight(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
