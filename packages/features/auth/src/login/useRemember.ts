import { useAppStore, useHydrated } from '@marquee/state/value';
import { useMemo, useState } from 'react';
import type { Remembered } from './rememberedLogin.ts';

export interface Remember<T> {
  /** kept from the last login on this device; absent while a prerendered page is hydrated */
  readonly kept: T | undefined;
  readonly ticked: boolean;
  /** unticking forgets at once, not only at the next login (AUTH-08) */
  tick(on: boolean): void;
  /** after a login, where the box is ticked */
  keep(value: T): void;
}

/** The remember-me choice: as it was left last time, until it is changed here (AUTH-08). */
export function useRemember<T>(what: Remembered<T>): Remember<T> {
  const { storage, clock } = useAppStore();
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? what.recall(storage, clock.now()) : undefined),
    [what, hydrated, storage, clock],
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const ticked = chosen ?? kept !== undefined;

  return {
    kept,
    ticked,
    tick(on) {
      setChosen(on);
      if (!on) what.forget(storage);
    },
    keep(value) {
      if (ticked) what.keep(storage, clock.now(), value);
    },
  };
}
