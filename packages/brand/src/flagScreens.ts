import type { FlagName } from './flagRules.ts';

/**
 * The screens that each flag changes, as players know them, for `pnpm brand flags` and the reference page. Apart from the
 * table of flags, which travels to the browser.
 */
export const flagScreens: Readonly<Record<FlagName, readonly string[]>> = {
  USERNAMEREG3: ['Register'],
  MOBILENUMREG3: ['Register'],
  MOBILENUMPASSREG3: ['Register, by mobile number'],
  REGMOBVERF3: ['Register'],
  CHNGPASSVERIF3: ['Forgotten password'],
  freePlay: ['Login'],
  smsLogin: ['Login'],
  forcePasswordChange: ['Login', 'Change password'],
  manualRebate: ['Right bar', 'Member centre'],
  contract: ['Agent centre: dividends', 'Agent centre: contracts'],
  salaryDaily: ['Agent centre: daily wages'],
  salaryHourly: ['Agent centre: hourly salary'],
  salaryRealTime: ['Agent centre: real-time salary'],
  inviteFriends: ['Member centre: referral'],
  socialLogin: ['Login', 'Register'],
};
