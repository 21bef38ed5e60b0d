/** How a flag is decided (BRAND-06). */
export interface FlagRule {
  readonly default: boolean;
  /** where the platform's module tree or settings may overrule the pack, if it can */
  readonly platform?: { readonly from: 'whitelabel' | 'permission' | 'settings'; readonly id: string };
}

/** Every white-label flag and named toggle, as a page needs to know them; what each changes is said in `flags.ts`. */
export const flagRules = {
  USERNAMEREG3: {
    default: true,
    platform: { from: 'whitelabel', id: 'USERNAMEREG3' },
  },
  MOBILENUMREG3: {
    default: false,
    platform: { from: 'whitelabel', id: 'MOBILENUMREG3' },
  },
  MOBILENUMPASSREG3: {
    default: false,
    platform: { from: 'whitelabel', id: 'MOBILENUMPASSREG3' },
  },
  REGMOBVERF3: {
    default: false,
    platform: { from: 'whitelabel', id: 'REGMOBVERF3' },
  },
  CHNGPASSVERIF3: {
    default: false,
    platform: { from: 'whitelabel', id: 'CHNGPASSVERIF3' },
  },
  freePlay: {
    default: false,
    platform: { from: 'whitelabel', id: 'FREEPLAY3' },
  },
  smsLogin: {
    default: false,
    platform: { from: 'whitelabel', id: 'SMSLOGIN3' },
  },
  forcePasswordChange: {
    default: false,
    platform: { from: 'whitelabel', id: 'FORCECHNGPASS3' },
  },
  manualRebate: { default: false },
  contract: {
    default: false,
    platform: { from: 'settings', id: 'divtypereq' },
  },
  salaryDaily: {
    default: false,
    platform: { from: 'settings', id: 'dailysalreqtype' },
  },
  salaryHourly: {
    default: false,
    platform: { from: 'settings', id: 'contracthoursalreqtype' },
  },
  salaryRealTime: {
    default: false,
    platform: { from: 'settings', id: 'realtimesalreqtype' },
  },
  inviteFriends: { default: false },
  socialLogin: { default: false },
} as const satisfies Record<string, FlagRule>;

/** The name of a flag, as flags.json writes it. */
export type FlagName = keyof typeof flagRules;

/** All flags, in the order of the table. */
export const flagNames = Object.keys(flagRules) as FlagName[];
