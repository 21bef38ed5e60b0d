import { flagNames } from '@marquee/brand/flagRules';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import type { Place, Words } from '../finding.ts';
import { problemAt } from '../read/draft.ts';
import type { TextCheck } from './check.ts';

/** Flags that contradict each other or brand.json: players must be able to register and to log in (BRAND-08). */
export const checkAccess: TextCheck = function* ({ brand, flags }) {
  if (!brand) return;
  const said = Object.entries(flags?.sound ?? {}).filter(([key]) => key !== '$schema');
  const broken = new Set(said.flatMap(([key, value]) => (value === undefined ? [key] : [])));
  // of a file that was read in part, what a flag is left at is not known
  if (flags?.document.partial) {
    for (const name of flagNames) if (!said.some(([key]) => key === name)) broken.add(name);
  }
  const resolved = resolveFlags(Object.fromEntries(said.filter(([, value]) => value !== undefined)));
  const is = (name: keyof typeof resolved, value: boolean) => !broken.has(name) && resolved[name].value === value;
  const on = (name: keyof typeof resolved) => is(name, true);
  const off = (name: keyof typeof resolved) => is(name, false);
  const at = (name: keyof typeof resolved, words: Words) => {
    const place: Place = flags?.document.place([name], 'key') ?? brand.document.place([]);
    return problemAt(place, words);
  };

  if (off('USERNAMEREG3') && off('MOBILENUMREG3') && brand.sound.registration === 'direct') {
    yield at('USERNAMEREG3', {
      severity: 'error',
      code: 'flags/no-registration',
      message: 'Nobody can register: registration by user name and by mobile number are both off.',
      mend: 'Turn on USERNAMEREG3 or MOBILENUMREG3, or write "registration": "invitation" in brand.json.',
    });
  }
  const passwordless = off('USERNAMEREG3') && off('MOBILENUMPASSREG3');
  if (on('MOBILENUMREG3') && passwordless && off('smsLogin') && off('socialLogin')) {
    yield at('MOBILENUMREG3', {
      severity: 'error',
      code: 'flags/no-login',
      message: 'Nobody who registers can log in again: members get no password, and login by SMS is off.',
      mend: 'Turn on MOBILENUMPASSREG3, smsLogin or USERNAMEREG3.',
    });
  }
  if (on('MOBILENUMPASSREG3') && off('MOBILENUMREG3')) {
    yield at('MOBILENUMPASSREG3', {
      severity: 'warning',
      code: 'flags/no-effect',
      message: 'MOBILENUMPASSREG3 does nothing while MOBILENUMREG3 is off.',
      mend: 'Turn on MOBILENUMREG3, or turn this off.',
    });
  }
  for (const name of ['smsLogin', 'CHNGPASSVERIF3'] as const) {
    // by invitation, members may come with a number
    if (!on(name) || !off('MOBILENUMREG3') || brand.sound.registration !== 'direct') continue;
    yield at(name, {
      severity: 'warning',
      code: 'flags/sms-without-mobile',
      message: `${name} sends a code to the member’s mobile number, but nobody registers with one: MOBILENUMREG3 is off.`,
      mend: `Turn on MOBILENUMREG3, or turn ${name} off.`,
    });
  }
  if (on('socialLogin') && brand.sound.social && Object.keys(brand.sound.social).length === 0) {
    yield at('socialLogin', {
      severity: 'error',
      code: 'flags/social-without-provider',
      message: 'socialLogin is on, but brand.json names no provider.',
      mend: 'Add social.facebook or social.google to brand.json, or turn the flag off.',
    });
  }
};
