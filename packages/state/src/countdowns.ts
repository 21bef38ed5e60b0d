import { atom } from 'jotai/vanilla';
import { useCallback, useEffect, useState } from 'react';
import { ownKey } from './storage.ts';
import type { AppStore } from './store.ts';
import { useAppStore, useAtomValue } from './value.ts';

const SECOND_MS = 1000;
/** longest that a stored end is believed to be away: a device whose clock was set back must not wait for days */
const LONGEST_MS = 24 * 60 * 60_000;

/** ends as epoch ms, by key */
const endsAtom = atom<Readonly<Record<string, number>>>({});

export interface Countdown {
  /** whole seconds until the end; 0 when nothing is counted */
  readonly secondsLeft: number;
  /** counts from now, in place of what was counted */
  start(ms: number): void;
}

/**
 * Counts down to a moment that is kept by its key, so that closing a dialog or reloading the page does not end it early
 * (AUTH-17). The seconds come from the clock each time, so that a tab that slept shows what is left and not what it missed.
 */
export function useCountdown(key: string): Countdown {
  const app = useAppStore();
  const ends = useAtomValue(endsAtom, () => ({}) as Readonly<Record<string, number>>);
  const end = ends[key] ?? stored(app, key);
  const [, tick] = useState(0);
  const left = Math.max(0, end - app.clock.now());
  const counting = left > 0 && left <= LONGEST_MS;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => tick((count) => count + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [counting]);

  const start = useCallback(
    (ms: number) => {
      const until = app.clock.now() + ms;
      app.storage.session.write(keyOf(key), String(until));
      app.atoms.set(endsAtom, { ...app.atoms.get(endsAtom), [key]: until });
    },
    [app, key],
  );
  return { secondsLeft: counting ? Math.ceil(left / SECOND_MS) : 0, start };
}

const keyOf = (key: string) => ownKey(`until.${key}`);

function stored({ storage }: AppStore, key: string): number {
  return storage.session.read(keyOf(key), (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined)) ?? 0;
}
