import { useAppStore, useHydrated } from '@marquee/state/value';
import { useMemo, useState } from 'react';
import { forgetLogin, recallLogin } from './rememberedLogin.ts';

export interface Remember {
  /** kept from the last login on this device; absent while a prerendered page is hydrated */
  readonly username: string | undefined;
  readonly ticked: boolean;
  /** unticking forgets at once, not only at the next login (AUTH-08) */
  tick(on: boolean): void;
}

/** The remember-me choice: as it was left last time, until it is changed here (AUTH-08). */
export function useRemember(): Remember {
  const { storage, clock } = useAppStore();
  const hydrated = useHydrated();
  const username = useMemo(
    () => (hydrated ? recallLogin(storage, clock.now()) : undefined),
    [hydrated, storage, clock],
  );
  const [chosen, setChosen] = useState<boolean | null>(null);

  return {
    username,
    ticked: chosen ?? username !== undefined,
    tick(on) {
      setChosen(on);
      if (!on) forgetLogin(storage);
    },
  };
}
