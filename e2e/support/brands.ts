import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../brands');

/** What these tests read of a pack, to hold the page against it. */
export interface Pack {
  id: string;
  name: string;
  languages: { default: string; supported: string[] };
  loginRequiredForHome: boolean;
  registration: 'direct' | 'invitation';
  /** codes of the registration come from a third party, after its check (AUTH-18) */
  phoneSignIn?: object;
  legal: {
    entity: string;
    minimumAge: number;
    licences: { number: string }[];
    /** asks for the age before anything else (SAFE-01b) */
    ageGate?: boolean;
    helpLinks: { label: string }[];
  };
}

/** Every brand of the repository. */
export const packs: readonly Pack[] = readdirSync(folder)
  .filter((id) => existsSync(join(folder, id, 'brand.json')))
  .map((id) => ({
    ...(JSON.parse(readFileSync(join(folder, id, 'brand.json'), 'utf8')) as Omit<Pack, 'id'>),
    id,
  }));

function flagsOf(id: string): Partial<Record<string, boolean>> {
  return JSON.parse(readFileSync(join(folder, id, 'flags.json'), 'utf8')) as Partial<Record<string, boolean>>;
}

function first(what: string, fits: (pack: Pack) => boolean): Pack {
  const pack = packs.find(fits);
  if (!pack) throw new Error(`no brand ${what}`);
  return pack;
}

/** A brand that anyone may look at. */
export const openBrand = first('lets visitors browse', (pack) => !pack.loginRequiredForHome);
/** Brands that anyone may join. */
export const directBrands = packs.filter(({ registration }) => registration === 'direct');
/** A brand where a forgotten password is replaced by mobile number (CHNGPASSVERIF3). */
export const mobileResetBrand = first(
  'replaces passwords by mobile number',
  ({ id }) => flagsOf(id).CHNGPASSVERIF3 === true,
);
/** A brand that asks for a login first (SHELL-03). */
export const closedBrand = first('asks for a login first', (pack) => pack.loginRequiredForHome);
/** A brand with login by SMS. */
export const smsBrand = first('has login by SMS', ({ id }) => flagsOf(id).smsLogin === true);
/** A brand with social providers and free play. */
export const socialBrand = first('has social login', ({ id }) => flagsOf(id).socialLogin === true);
/** A brand to play on: another than the one whose balances are looked at elsewhere. */
export const playBrand = first(
  'has play beside the first',
  (pack) => !pack.loginRequiredForHome && pack.id !== openBrand.id,
);
