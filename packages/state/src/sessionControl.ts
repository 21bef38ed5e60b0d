import { type Role, type RoleTable, roleOf } from '@marquee/domain/roles';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { atom, type Store } from 'jotai/vanilla';
import { isSessionKey } from './queryKeys.ts';
import { ownKey, type Shelf } from './storage.ts';

/** How a session ended; `replaced` = somebody else logged in at another tab. */
export type Left = 'signedOut' | 'expired' | 'replaced';

/** Nobody is logged in. `left` says how the last session ended, until somebody is told or logs in again. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly left?: Left;
}

/** Somebody is logged in (AUTH-01). */
export interface SignedIn {
  readonly kind: Role;
  readonly token: string;
  /** absent when another window of the platform left only a token */
  readonly account?: string;
  /** the password is to be changed: `asked` may be put off, `forced` may not (AUTH-07) */
  readonly passwordChange?: PasswordChange;
  /** differs for each person who comes in: part of cache keys, so that nobody sees another's data */
  readonly serial: number;
}

/** How somebody came in: for the first time, or as always. */
export type Arrival = 'first' | 'usual';

export type Session = Visitor | SignedIn;
export type PasswordChange = 'asked' | 'forced';

/** What a login or registration brings. `type` is the platform's opaque member type, kept as `isAgent`. */
export interface SignInResult {
  token: string;
  type: string;
  account: string;
  passwordChange?: PasswordChange | undefined;
  /** the account was never used before (AUTH-07) */
  firstLogin?: boolean | undefined;
}

/** A session as tabs of one brand hand it to each other (AUTH-25). */
export type SharedSession = Pick<SignInResult, 'token' | 'type' | 'account' | 'passwordChange'>;

/** The one holder of the token. `token` and `expired` are what the platform client is made with. */
export interface SessionControl {
  /** the token calls bear: that of a login being completed, else the session's */
  token(): string | null;
  /** the platform no longer takes this token; however many calls report it, the session ends once (AUTH-01) */
  expired(token: string): void;
  /** a login was accepted: calls bear its token, but the page stays a visitor's until `signIn` */
  begin(token: string): void;
  /** the login that `begin` started will not be completed */
  abandon(): void;
  signIn(result: SignInResult): void;
  /** what another tab could go on with; nothing for a visitor */
  shared(): SharedSession | null;
  /** goes on with what another tab has (AUTH-25): nobody logged in here, so nothing is noted of an arrival */
  adopt(session: SharedSession): void;
  /** the password was changed: nothing asks for it any more (AUTH-07) */
  passwordChanged(): void;
  /** whether somebody has just come in, told once: for what greets after a login (AUTH-07) */
  arrival(): Arrival | undefined;
  /** what a member type stands for on this platform */
  roleOf(type: string): Role;
  /**
   * Forgets the session: storage (but merchant and merchantCode) and all data fetched in its name (AUTH-21). What stands on
   * the screen when it expires stays in memory until it is known who comes next: the same person goes on with it.
   */
  end(how: Left): void;
  /** the person has been told how the session ended */
  acknowledge(): void;
}

const TOKEN = 'token';
const MEMBER_TYPE = 'isAgent';
const ACCOUNT = ownKey('account');
const PASSWORD_CHANGE = ownKey('passwordChange');
const ARRIVAL = ownKey('arrival');
/** what a sign-out leaves behind: which merchant this is says nothing about the person */
const SURVIVORS = ['merchant', 'merchantCode'];

export const visitor: Session = { kind: 'visitor' };
export const sessionAtom = atom<Session>(visitor);
/** Whose session expired, until somebody comes in or the session is ended on purpose. */
export const restingAtom = atom<SignedIn | null>(null);

interface SessionOptions {
  atoms: Store;
  queries: QueryClient;
  shelf: Shelf;
  roles: RoleTable;
}

export function createSession({ atoms, queries, shelf, roles }: SessionOptions): SessionControl {
  let beginning: string | null = null;
  let serial = 0;

  const current = () => {
    const session = atoms.get(sessionAtom);
    return session.kind === 'visitor' ? null : session;
  };
  const ofSession = { predicate: (query: { queryKey: readonly unknown[] }) => isSessionKey(query.queryKey) };
  let letGo = () => {};
  const become = (session: Session, forget: () => void, resting: SignedIn | null = null) => {
    beginning = null;
    letGo();
    letGo = resting ? keepData() : () => {};
    atoms.set(restingAtom, resting);
    atoms.set(sessionAtom, session);
    void queries.cancelQueries(ofSession);
    forget();
  };
  const forgetAll = () => queries.removeQueries(ofSession);
  /** A page that is out of sight watches nothing: without this its data would be thrown away as nobody's. */
  const keepData = () => {
    const watched = queries.getQueryCache().findAll({ ...ofSession, type: 'active' });
    const leave = watched.map(({ queryKey }) =>
      new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {}),
    );
    return () => leave.forEach((go) => void go());
  };
  const end: SessionControl['end'] = (how) => {
    const resting = how === 'expired' ? current() : null;
    shelf.clear(SURVIVORS);
    const forget = resting ? () => queries.removeQueries({ ...ofSession, type: 'inactive' }) : forgetAll;
    become({ kind: 'visitor', left: how }, forget, resting);
  };

  const adopt: SessionControl['adopt'] = ({ token, type, account, passwordChange }) => {
    shelf.write(TOKEN, token);
    shelf.write(MEMBER_TYPE, type);
    if (account) shelf.write(ACCOUNT, account);
    else shelf.remove(ACCOUNT);
    if (passwordChange) shelf.write(PASSWORD_CHANGE, passwordChange);
    else shelf.remove(PASSWORD_CHANGE);
    const kind = roleOf(type, roles);
    const before = current() ?? atoms.get(restingAtom);
    const goesOn = before?.account !== undefined && before.account === account && before.kind === kind;
    if (!goesOn) serial += 1;
    become(
      { kind, token, serial, ...(account && { account }), ...(passwordChange && { passwordChange }) },
      // it may have changed meanwhile
      goesOn ? () => void queries.invalidateQueries(ofSession) : forgetAll,
    );
  };

  const stored = shelf.read(TOKEN, someText);
  if (stored !== undefined) {
    const account = shelf.read(ACCOUNT, someText);
    const passwordChange = shelf.read(PASSWORD_CHANGE, parsePasswordChange);
    atoms.set(sessionAtom, {
      kind: roleOf(shelf.read(MEMBER_TYPE, someText) ?? '', roles),
      token: stored,
      serial,
      ...(account && { account }),
      ...(passwordChange && { passwordChange }),
    });
  }

  return {
    token: () => beginning ?? current()?.token ?? null,
    expired(token) {
      if (token === beginning) beginning = null;
      if (token === current()?.token) end('expired');
    },
    begin(token) {
      beginning = token;
    },
    abandon() {
      beginning = null;
    },
    signIn({ firstLogin = false, ...session }) {
      shelf.write(ARRIVAL, firstLogin ? 'first' : 'usual');
      adopt(session);
    },
    shared() {
      const session = current();
      if (!session) return null;
      const { token, account = '', passwordChange } = session;
      return { token, type: shelf.read(MEMBER_TYPE, someText) ?? '', account, passwordChange };
    },
    adopt,
    passwordChanged() {
      const session = current();
      if (!session) return;
      shelf.remove(PASSWORD_CHANGE);
      const { passwordChange: _, ...rest } = session;
      atoms.set(sessionAtom, rest);
    },
    arrival() {
      const arrival = shelf.read(ARRIVAL, parseArrival);
      shelf.remove(ARRIVAL);
      return arrival;
    },
    roleOf: (type) => roleOf(type, roles),
    end,
    acknowledge() {
      if (!current()) atoms.set(sessionAtom, visitor);
    },
  };
}

function someText(text: string): string | undefined {
  return text === '' ? undefined : text;
}

function parseArrival(text: string): Arrival | undefined {
  return text === 'first' || text === 'usual' ? text : undefined;
}

export function parsePasswordChange(text: string): PasswordChange | undefined {
  return text === 'asked' || text === 'forced' ? text : undefined;
}
