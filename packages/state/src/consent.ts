import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { type AppStorage, ownKey } from './storage.ts';
import { useAppStore, useAtomValue } from './value.ts';

/** What somebody allows beyond the necessary (SAFE-04). */
export type Consent = 'necessary' | 'all';

const KEY = ownKey('consent');
const parse = (text: string): Consent | undefined => (text === 'all' || text === 'necessary' ? text : undefined);

const keptIn = ({ local }: AppStorage) => local.read(KEY, parse) ?? null;

/** `undefined` = not read on this page; `null` = asked anew */
const consentAtom = atom<Consent | null | undefined>(undefined);

/**
 * What was decided on this device, at whichever tab, or `null` where nobody has; to decide is to write it down, `null` asks
 * anew.
 */
export function useConsent(): readonly [Consent | null, (consent: Consent | null) => void] {
  const { atoms, storage } = useAppStore();
  const decided = useAtomValue(consentAtom, () => undefined);
  useEffect(() => {
    const off = new AbortController();
    const heard = ({ key }: StorageEvent) => key === KEY && atoms.set(consentAtom, keptIn(storage));
    addEventListener('storage', heard, { signal: off.signal });
    return () => off.abort();
  }, [atoms, storage]);
  const decide = (consent: Consent | null) => {
    if (consent === null) storage.local.remove(KEY);
    else storage.local.write(KEY, consent);
    atoms.set(consentAtom, consent);
  };
  return [decided === undefined ? keptIn(storage) : decided, decide];
}
