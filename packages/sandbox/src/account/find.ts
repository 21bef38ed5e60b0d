import { demoAccounts } from '../accounts.ts';
import { bound, type Platform } from '../platform.ts';
import type { AccountRecord } from './record.ts';

const MAX_ACCOUNTS = 3000;

export interface Found {
  readonly username: string;
  readonly record: AccountRecord;
}

/** The account of a merchant that fits, demo accounts included. */
function find(platform: Platform, merchant: string, fits: (record: AccountRecord) => boolean): Found | undefined {
  const prefix = `${merchant}/`;
  for (const [name, record] of Object.entries(platform.state.accounts)) {
    if (name.startsWith(prefix) && fits(record)) return { username: name.slice(prefix.length), record };
  }
  for (const { username } of demoAccounts) {
    const record = platform.account(merchant, username);
    if (record && fits(record)) return { username, record };
  }
  return undefined;
}

/** By confirmed mobile number, as E.164 digits. */
export function accountByMobile(platform: Platform, merchant: string, digits: string): Found | undefined {
  return find(platform, merchant, ({ mobile }) => mobile === digits);
}

export function accountByEmail(platform: Platform, merchant: string, email: string): Found | undefined {
  return find(platform, merchant, (record) => record.email?.toLowerCase() === email.toLowerCase());
}

/** By a social provider's name for somebody. */
export function accountBySocial(platform: Platform, merchant: string, person: string): Found | undefined {
  return find(platform, merchant, ({ social }) => social?.includes(person) === true);
}

/** Keeps a new account. */
export function addAccount(platform: Platform, merchant: string, username: string, record: AccountRecord): void {
  platform.state.accounts[`${merchant}/${username}`] = record;
  bound(platform.state.accounts, MAX_ACCOUNTS);
  platform.changed();
}

/** A new member's record, before anything is told about them. */
export function newRecord(platform: Platform, more: Partial<AccountRecord> = {}): AccountRecord {
  return {
    kind: 'member',
    password: '',
    nickname: '',
    clubLevel: 0,
    clubName: 'Bronze',
    firstLogin: true,
    passwordExpired: false,
    createdAt: platform.now(),
    ...more,
  };
}

/** Ends the sessions of an account, but for one (AUTH-20). */
export function closeSessions(platform: Platform, merchant: string, username: string, but?: string): void {
  for (const [token, session] of Object.entries(platform.state.sessions)) {
    if (session.merchant === merchant && session.username === username && token !== but) platform.closeSession(token);
  }
}
