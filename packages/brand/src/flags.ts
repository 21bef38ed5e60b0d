import { type FlagName, type FlagRule, flagNames, flagRules } from './flagRules.ts';

/** What a flag does, for the reference page, the check and `pnpm brand flags` (BRAND-03). */
export interface FlagDefinition extends FlagRule {
  /** what it changes, in a sentence an operator understands */
  readonly changes: string;
}

const changes: Readonly<Record<FlagName, string>> = {
  USERNAMEREG3: 'Registration by user name is offered.',
  MOBILENUMREG3: 'Registration by mobile number is offered; with user names on too, as a second tab.',
  MOBILENUMPASSREG3: 'Registration by mobile number also asks for a password.',
  REGMOBVERF3: 'Registration asks for a code sent by SMS.',
  CHNGPASSVERIF3: 'A forgotten password can be replaced by mobile number, and that way is shown first.',
  freePlay: 'The login popup offers to play without an account.',
  smsLogin: 'The login popup has a second tab: mobile number and a code sent by SMS.',
  forcePasswordChange: 'A member whose password has expired must change it before going on.',
  manualRebate: 'The right bar and the member centre show the manual rebate.',
  contract: 'The agent centre shows dividends and contracts.',
  salaryDaily: 'The agent centre shows daily wages.',
  salaryHourly: 'The agent centre shows hourly salary.',
  salaryRealTime: 'The agent centre shows real-time salary.',
  inviteFriends: 'The member centre shows the referral page.',
  socialLogin: 'The login popup offers the social providers that brand.json configures.',
};

/** Every flag with its words: schema, documentation and the check come from it. A page loads the rules alone. */
export const flags = Object.fromEntries(
  flagNames.map((name) => [name, { ...flagRules[name], changes: changes[name] }]),
) as Readonly<Record<FlagName, FlagDefinition>>;
