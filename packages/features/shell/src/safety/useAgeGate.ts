import { useBrand } from '@marquee/brand/provider';
import { useSession } from '@marquee/state/session';
import { ownKey } from '@marquee/state/storage';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';

const KEY = ownKey('age');

/** Whether the brand still has to ask for the age (SAFE-01b): on the first visit of a device, and again if the age rises. */
export function useAgeGate() {
  const { storage } = useAppStore();
  const session = useSession();
  const { ageGate, minimumAge } = useBrand().legal;
  const [confirmed, setConfirmed] = useState(() => storage.local.read(KEY, Number) ?? 0);
  return {
    // whoever has an account has been asked
    asks: ageGate && session.kind === 'visitor' && !(confirmed >= minimumAge),
    confirm() {
      storage.local.write(KEY, String(minimumAge));
      setConfirmed(minimumAge);
    },
  };
}
