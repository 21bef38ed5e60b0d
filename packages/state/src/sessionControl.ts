import { type Role, type RoleTable, roleOf } from '@marquee/domain/roles';
import type { QueryClient } from '@tanstack/react-query';
import { atom, type Store } from 'jotai/vanilla';
import { isSessionKey } from './queryKeys.ts';
import { ownKey, type Shelf } from './storage.ts';

/** Nobody is logged in. `left` says how the last session ended, until somebody is told or logs in again. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly left?: 'signedOut' | 'expired';
}

/** Somebody is logged in (AUTH-01). */
export interface SignedIn {
  readonly kind: Role;
  readonly token: string;
  /** absent when another window of the platform left only a token */
  readonly account?: string;
  /** the password is to be changed: `asked` may be put off, `forced` may not (AUTH-07) */
  readonly passwordChange?: PasswordChange;
  /** differs for each sign-in: part of cache keys, so that nobody sees another's data */
  readonly serial: number;
}

export type Session = Visitor | SignedIn;
export type PasswordChange = 'asked' | 'forced';

/** What a login or registration brings. `type` is the platform's opaque member type, kept as `isAgent`. */
export interface SignInResult {
  token: string;
  type: string;
  account: string;
  passwordChange?: PasswordChange | undefined;
}

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
  /** what a member type stands for on this platform */
  roleOf(type: string): Role;
  /** forgets the session: storage (but merchant and merchantCode) and all data fetched in its name (AUTH-21) */
  end(how: 'signedOut' | 'expired'): void;
  /** the person has been told how the session ended */
  acknowledge(): void;
}

const TOKEN = 'token';
const MEMBER_TYPE = 'isAgent';
const ACCOUNT = ownKey('account');
const PASSWORD_CHANGE = ownKey('passwordChange');
/** what a sign-out leaves behind: which merchant this is says nothing about the person */
const SURVIVORS = ['merchant', 'merchantCode'];

export const visitor: Session = { kind: 'visitor' };
export const sessionAtom = atom<Session>(visitor);

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
  const become = (session: Session) => {
    beginning = null;
    atoms.set(sessionAtom, session);
    const ofSession = { predicate: (query: { queryKey: readonly unknown[] }) => isSessionKey(query.queryKey) };
    void queries.cancelQueries(ofSession);
    queries.removeQueries(ofSession);
  };
  const end: SessionControl['end'] = (how) => {
    shelf.clear(SURVIVORS);
    become({ kind: 'visitor', left: how });
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
    signIn({ token, type, account, passwordChange }) {
      shelf.write(TOKEN, token);
      shelf.write(MEMBER_TYPE, type);
      shelf.write(ACCOUNT, account);
      if (passwordChange) shelf.write(PASSWORD_CHANGE, passwordChange);
      else shelf.remove(PASSWORD_CHANGE);
      serial += 1;
      become({ kind: roleOf(type, roles), token, account, serial, ...(passwordChange && { passwordChange }) });
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

function parsePasswordChange(text: string): PasswordChange | undefined {
  return text === 'asked' || text === 'forced' ? text : undefined;
}
