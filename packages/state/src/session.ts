import { useContext } from 'react';
import { HoldContext } from './hold.ts';
import { restingAtom, type Session, type SignedIn, sessionAtom, visitor } from './sessionControl.ts';
import type { AppStore } from './store.ts';
import { useAtomValue } from './value.ts';

export type {
  PasswordChange,
  Session,
  SessionControl,
  SignedIn,
  SignInResult,
} from './sessionControl.ts';

/**
 * Who is at the page. A prerendered page is a visitor's; the session shows right after hydration. A page that is kept for
 * somebody, out of sight, goes on being theirs.
 */
export function useSession(): Session {
  const held = useContext(HoldContext);
  const session = useAtomValue(sessionAtom, () => visitor);
  return held?.session ?? session;
}

/** Whose session expired, while nobody has come in since: their pages are kept for them. */
export function useResting(): SignedIn | null {
  return useAtomValue(restingAtom, () => null);
}

/** Who is at the page at this moment, for what is decided later than it was rendered. */
export function currentSession(app: AppStore): Session {
  return app.atoms.get(sessionAtom);
}
