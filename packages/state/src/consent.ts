import { atom } from 'jotai/vanilla';
import { ownKey } from './storage.ts';
import { useAppStore, useAtomValue } from './value.ts';

/** What somebody allows beyond the necessary (SAFE-04). */
export type Consent = 'necessary' | 'all';

const KEY = ownKey('consent');
const parse = (text: string): Consent | undefined => (text === 'all' || text === 'necessary' ? text : undefined);

/** `undefined` = not read on this page; `null` = asked anew */
const consentAtom = atom<Consent | null | undefined>(undefined);

/** What was decided on this device, or `null` where nobody has; to decide is to write it down, `null` asks anew. */
export function useConsent(): readonly [Consent | null, (consent: Consent | null) => void] {
  const { atoms, storage } = useAppStore();
  const decided = useAtomValue(consentAtom, () => undefined);
  const decide = (consent: Consent | null) => {
    if (consent === null) storage.local.remove(KEY);
    else storage.local.write(KEY, consent);
    atoms.set(consentAtom, consent);
  };
  return [decided === undefined ? (storage.local.read(KEY, parse) ?? null) : decided, decide];
}
