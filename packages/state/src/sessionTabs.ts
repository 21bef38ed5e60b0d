import { parsePasswordChange, restingAtom, type SharedSession, sessionAtom } from './sessionControl.ts';
import type { AppStore } from './store.ts';

/** The part of a `BroadcastChannel` that is used; handed in. The browser carries it between pages of one origin only. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', heard: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** Name of the channel between the tabs of a brand. */
export const TAB_CHANNEL = 'marquee.session';

type TabMessage =
  | { readonly kind: 'ask' }
  | { readonly kind: 'here'; readonly session: SharedSession }
  | { readonly kind: 'signedIn'; readonly session: SharedSession }
  | { readonly kind: 'signedOut' };

/**
 * Keeps the tabs of a brand at one session (AUTH-25): a new tab asks the others once; a sign-in reaches tabs that nobody is
 * logged in at, and ends the session of another member; a sign-out reaches all. A session that the platform no longer takes
 * ends in each tab when that tab learns of it. Answers a function that leaves.
 */
export function joinTabs({ session, atoms }: Pick<AppStore, 'session' | 'atoms'>, channel: TabChannel): () => void {
  let known = session.shared();
  /** what this tab does because another said so is not told again */
  let told = false;
  const tell = (message: TabMessage) => channel.postMessage(message);
  const because = (act: () => void) => {
    told = true;
    act();
    told = false;
  };
  const follow = (other: SharedSession) => {
    if (!known) because(() => session.adopt(other));
    else if (known.account !== other.account) because(() => session.end('replaced'));
    // the same member anew: the platform may have closed the older session
    else if (known.token !== other.token) because(() => session.adopt(other));
  };

  const leave = atoms.sub(sessionAtom, () => {
    const before = known;
    known = session.shared();
    if (told) return;
    const now = atoms.get(sessionAtom);
    if (known && known.token !== before?.token) tell({ kind: 'signedIn', session: known });
    if (now.kind === 'visitor' && now.left === 'signedOut' && before) tell({ kind: 'signedOut' });
  });
  channel.addEventListener('message', ({ data }) => {
    const message = parseMessage(data);
    if (!message) return;
    if (message.kind === 'ask' && known) tell({ kind: 'here', session: known });
    if (message.kind === 'here' && !known) because(() => session.adopt(message.session));
    if (message.kind === 'signedIn') follow(message.session);
    // what is kept here for somebody goes too: they left on purpose
    const somebody = known ?? atoms.get(restingAtom);
    if (message.kind === 'signedOut' && somebody) because(() => session.end('signedOut'));
  });
  if (!known) tell({ kind: 'ask' });

  return () => {
    leave();
    channel.close();
  };
}

function parseMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind } = data;
  if (kind === 'ask' || kind === 'signedOut') return { kind };
  const session = parseSession(data.session);
  return (kind === 'here' || kind === 'signedIn') && session ? { kind, session } : undefined;
}

/** A session as another page of this origin hands it over; nothing for anything else. */
export function parseSession(data: unknown): SharedSession | undefined {
  if (!isRecord(data)) return undefined;
  const { token, type, account, passwordChange } = data;
  if (typeof token !== 'string' || token === '' || typeof type !== 'string' || typeof account !== 'string')
    return undefined;
  const change = typeof passwordChange === 'string' ? parsePasswordChange(passwordChange) : undefined;
  return { token, type, account, ...(change && { passwordChange: change }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
