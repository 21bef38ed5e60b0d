import type { Amount } from '@marquee/domain/money';
import type { Role } from '@marquee/domain/roles';
import type { AccountRecord } from './account/record.ts';

/** A ready-made account of the sandbox, for whoever starts it. Not a secret: it opens nothing but the stand-in. */
export interface DemoAccount {
  readonly kind: Role;
  readonly username: string;
  readonly password: string;
  /** confirmed, so that one can log in with a code sent to it */
  readonly mobile?: string;
  /** what this account is there to show */
  readonly purpose: string;
}

interface Template extends DemoAccount {
  /** what is in the wallet at first */
  readonly opening: Amount;
  readonly record: Omit<AccountRecord, 'kind' | 'password'>;
}

/** The payment password of every demo account that has one. */
export const DEMO_PAYMENT_PASSWORD = '246810';

const plain = {
  clubLevel: 2,
  clubName: 'Silver',
  firstLogin: false,
  passwordExpired: false,
  paymentPassword: DEMO_PAYMENT_PASSWORD,
} as const;

const TEMPLATES: readonly Template[] = [
  {
    kind: 'member',
    username: 'demomember',
    password: 'member2468',
    mobile: '+63 917 555 0123',
    purpose: 'a member with a balance',
    opening: '12845.675',
    record: {
      ...plain,
      nickname: 'Northwind',
      mobile: '639175550123',
      dialingCode: '63',
      social: ['google:demomember', 'facebook:demomember'],
    },
  },
  {
    kind: 'agent',
    username: 'demoagent',
    password: 'agent2468',
    purpose: 'an agent: the login of members turns it away and says why',
    opening: '380210.40',
    record: { ...plain, nickname: 'Lighthouse', clubLevel: 5, clubName: 'Diamond' },
  },
  {
    kind: 'trial',
    username: 'demotrial',
    password: 'trial2468',
    purpose: 'a trial account: no favourites, no money',
    opening: '2000.00',
    record: { ...plain, nickname: 'Visitor', clubLevel: 0, clubName: 'Trial' },
  },
  {
    kind: 'member',
    username: 'demofirst',
    password: 'first2468',
    purpose: 'a member who logs in for the first time',
    opening: '0.00',
    record: {
      ...plain,
      nickname: 'Daybreak',
      clubLevel: 0,
      clubName: 'Bronze',
      firstLogin: true,
      paymentPassword: undefined,
    },
  },
  {
    kind: 'member',
    username: 'demoexpired',
    password: 'expired2468',
    purpose: 'a member whose password has expired',
    opening: '640.10',
    record: { ...plain, nickname: 'Evergreen', passwordExpired: true },
  },
  {
    kind: 'member',
    username: 'demoweak',
    password: '123456',
    purpose: 'a member who still has the default password',
    opening: '75.00',
    record: { ...plain, nickname: 'Riverside' },
  },
  {
    kind: 'member',
    username: 'demovip',
    password: 'vip2468vip',
    purpose: 'a VIP member with an amount of twenty digits (C07)',
    opening: '98765432109876543210.99',
    record: { ...plain, nickname: 'Summit', clubLevel: 6, clubName: 'Black' },
  },
];

/** The accounts that every merchant of the sandbox has from the start. */
export const demoAccounts: readonly DemoAccount[] = TEMPLATES.map(({ kind, username, password, mobile, purpose }) => ({
  kind,
  username,
  password,
  ...(mobile !== undefined && { mobile }),
  purpose,
}));

/** A fresh record of a demo account, or nothing for any other name. */
export function demoRecord(username: string): AccountRecord | undefined {
  const template = TEMPLATES.find((candidate) => candidate.username === username);
  if (!template) return undefined;
  const { kind, password, record } = template;
  return { kind, password, email: `${username}@mail.example`, ...structuredClone(record) };
}

/** How the names of trial accounts begin that are made on demand; nobody can register such a name. */
export const TRIAL_PREFIX = 'trial-';
const TRIAL_OPENING: Amount = '2000.00';

/** What an account has in its wallet at first: demo and trial accounts something, any other nothing. */
export function openingBalance(username: string): Amount {
  if (username.startsWith(TRIAL_PREFIX)) return TRIAL_OPENING;
  return TEMPLATES.find((candidate) => candidate.username === username)?.opening ?? '0';
}
