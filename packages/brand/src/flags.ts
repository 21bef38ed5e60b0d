/** What a flag does, for the reference page, the check and `pnpm brand flags` (BRAND-03). */
export interface FlagDefinition {
  readonly default: boolean;
  /** what it changes, in a sentence an operator understands */
  readonly changes: string;
  /** where the platform's module tree or settings may overrule the pack (BRAND-06), if it can */
  readonly platform?: { readonly from: 'whitelabel' | 'permission' | 'settings'; readonly id: string };
}

/** Every white-label flag and named toggle. The one list: schema, types, documentation and precedence come from it. */
export const flags = {
  USERNAMEREG3: {
    default: true,
    changes: 'Registration by user name is offered.',
    platform: { from: 'whitelabel', id: 'USERNAMEREG3' },
  },
  MOBILENUMREG3: {
    default: false,
    changes: 'Registration by mobile number is offered; with user names on too, as a second tab.',
    platform: { from: 'whitelabel', id: 'MOBILENUMREG3' },
  },
  MOBILENUMPASSREG3: {
    default: false,
    changes: 'Registration by mobile number also asks for a password.',
    platform: { from: 'whitelabel', id: 'MOBILENUMPASSREG3' },
  },
  REGMOBVERF3: {
    default: false,
    changes: 'Registration asks for a code sent by SMS.',
    platform: { from: 'whitelabel', id: 'REGMOBVERF3' },
  },
  CHNGPASSVERIF3: {
    default: false,
    changes: 'A forgotten password can be replaced by mobile number, and that way is shown first.',
    platform: { from: 'whitelabel', id: 'CHNGPASSVERIF3' },
  },
  freePlay: {
    default: false,
    changes: 'The login popup offers to play without an account.',
    platform: { from: 'whitelabel', id: 'FREEPLAY3' },
  },
  smsLogin: {
    default: false,
    changes: 'The login popup has a second tab: mobile number and a code sent by SMS.',
    platform: { from: 'whitelabel', id: 'SMSLOGIN3' },
  },
  forcePasswordChange: {
    default: false,
    changes: 'A member whose password has expired must change it before going on.',
    platform: { from: 'whitelabel', id: 'FORCECHNGPASS3' },
  },
  manualRebate: { default: false, changes: 'The right bar and the member centre show the manual rebate.' },
  contract: {
    default: false,
    changes: 'The agent centre shows dividends and contracts.',
    platform: { from: 'settings', id: 'divtypereq' },
  },
  salaryDaily: {
    default: false,
    changes: 'The agent centre shows daily wages.',
    platform: { from: 'settings', id: 'dailysalreqtype' },
  },
  salaryHourly: {
    default: false,
    changes: 'The agent centre shows hourly salary.',
    platform: { from: 'settings', id: 'contracthoursalreqtype' },
  },
  salaryRealTime: {
    default: false,
    changes: 'The agent centre shows real-time salary.',
    platform: { from: 'settings', id: 'realtimesalreqtype' },
  },
  inviteFriends: { default: false, changes: 'The member centre shows the referral page.' },
  socialLogin: { default: false, changes: 'The login popup offers the social providers that brand.json configures.' },
} as const satisfies Record<string, FlagDefinition>;

/** The name of a flag, as flags.json writes it. */
export type FlagName = keyof typeof flags;

/** All flags, in the order of the table. */
export const flagNames = Object.keys(flags) as FlagName[];
