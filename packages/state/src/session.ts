import { type Session, sessionAtom, visitor } from './sessionControl.ts';
import type { AppStore } from './store.ts';
import { useAtomValue } from './value.ts';

export type {
  PasswordChange,
  Session,
  SessionControl,
  SignedIn,
  SignInResult,
} from './sessionControl.ts';

/** Who is at the page. A prerendered page is a visitor's; the session shows right after hydration. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, () => visitor);
}

/** Who is at the page at this moment, for what is decided later than it was rendered. */
export function currentSession(app: AppStore): Session {
  return app.atoms.get(sessionAtom);
}
