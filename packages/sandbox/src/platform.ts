import type { AccountRecord } from './account/record.ts';
import { demoRecord } from './accounts.ts';
import type { KeyRing } from './keys.ts';
import type { RandomBytes } from './random.ts';
import type { SandboxState, SessionRecord } from './state.ts';

const IDLE_MS = 30 * 60_000;
const MAX_SESSIONS = 1000;
const MAX_KEPT_MESSAGES = 200;

/** A session that is open now. */
export interface OpenSession {
  readonly token: string;
  readonly record: SessionRecord;
}

/** What handlers work on: the state, and the things from outside that were handed in. */
export interface Platform {
  readonly state: SandboxState;
  readonly keys: KeyRing;
  readonly seed: number;
  now(): number;
  /** random hexadecimal text, two digits a byte */
  hex(bytes: number): string;
  /** a stream of numbers for something to draw or pick */
  numbers(): () => number;
  /** to be called after the state was changed */
  changed(): void;
  account(merchant: string, username: string): AccountRecord | undefined;
  /** the account as kept, so that it may be changed */
  keptAccount(merchant: string, username: string): AccountRecord | undefined;
  openSession(merchant: string, username: string): string;
  /** the session of a token at this merchant, kept alive by being asked for */
  session(merchant: string, token: string): OpenSession | undefined;
  closeSession(token: string): void;
  /** sends a text message or an e-mail, as far as a stand-in can: it is kept, and told to whoever runs it */
  deliver(message: Delivery): void;
}

/** A message on its way to somebody. */
export type Delivery =
  | { readonly channel: 'sms'; readonly to: string; readonly code: string; readonly text: string }
  | { readonly channel: 'email'; readonly to: string; readonly code?: string; readonly text: string };

/** Drops the oldest entries of a record that has grown too large; records keep the order of entry. */
export function bound<T>(record: Record<string, T>, most: number): void {
  for (const key of Object.keys(record).slice(0, -most)) delete record[key];
}

export function createPlatform(options: {
  state: SandboxState;
  keys: KeyRing;
  clock: { now(): number };
  random: RandomBytes;
  numbers: () => () => number;
  changed: () => void;
  onText?: ((message: Delivery) => void) | undefined;
}): Platform {
  const { state, clock, changed } = options;
  const nameOf = (merchant: string, username: string) => `${merchant}/${username}`;

  const platform: Platform = {
    state,
    keys: options.keys,
    seed: state.seed,
    now: () => clock.now(),
    hex: (bytes) => [...options.random(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    numbers: options.numbers,
    changed,
    account: (merchant, username) => {
      const name = nameOf(merchant, username);
      return Object.hasOwn(state.accounts, name) ? state.accounts[name] : demoRecord(username);
    },
    keptAccount: (merchant, username) => {
      const record = platform.account(merchant, username);
      if (record) state.accounts[nameOf(merchant, username)] = record;
      return record;
    },
    openSession: (merchant, username) => {
      // 128 bits, as OWASP asks of session identifiers
      const token = platform.hex(16);
      for (const [other, session] of Object.entries(state.sessions)) {
        if (clock.now() - session.usedAt >= IDLE_MS) delete state.sessions[other];
      }
      state.sessions[token] = { merchant, username, usedAt: clock.now() };
      bound(state.sessions, MAX_SESSIONS);
      changed();
      return token;
    },
    session: (merchant, token) => {
      const record = Object.hasOwn(state.sessions, token) ? state.sessions[token] : undefined;
      if (!record || record.merchant !== merchant) return undefined;
      if (clock.now() - record.usedAt >= IDLE_MS) {
        platform.closeSession(token);
        return undefined;
      }
      if (record.usedAt !== clock.now()) {
        record.usedAt = clock.now();
        changed();
      }
      return { token, record };
    },
    closeSession: (token) => {
      delete state.sessions[token];
      changed();
    },
    deliver: (message) => {
      const { to, text } = message;
      const at = clock.now();
      if (message.channel === 'sms') state.outbox.push({ mobile: to, code: message.code, text, at });
      else state.mails.push({ email: to, text, at, ...(message.code !== undefined && { code: message.code }) });
      state.outbox.splice(0, Math.max(0, state.outbox.length - MAX_KEPT_MESSAGES));
      state.mails.splice(0, Math.max(0, state.mails.length - MAX_KEPT_MESSAGES));
      changed();
      options.onText?.(message);
    },
  };
  return platform;
}
