import { mobileNumber } from '@marquee/domain/phoneNumber';

/** What stands in the field: a country and the number as it was typed; changing one leaves the other alone (C04). */
export interface PhoneValue {
  /** ISO 3166-1 alpha-2; empty while no country is known */
  readonly country: string;
  /** its calling code, digits only */
  readonly dial: string;
  readonly number: string;
}

/** A number in the one form in which calls carry it. */
export interface PhoneOnWire {
  readonly countryDialingCode: string;
  /** digits of the national number without trunk zero */
  readonly mobileNum: string;
}

export type PhoneProblem =
  | { readonly problem: 'missing' | 'invalid' }
  | { readonly problem: 'digits'; readonly count: number };

/** How many digits a mobile number of the country has, where the platform says so. */
export interface PhoneLengths {
  readonly min: number;
  readonly max: number;
}

const loadNumbers = () => import('libphonenumber-js/mobile');

/** Fetches what reads numbers while somebody types one: a network that is gone by then does not make the number wrong. */
export function warmNumbers(): void {
  loadNumbers().catch(() => {});
}

/**
 * Reads what was typed, in national, international or leading-zero form, as one number. An international form of another
 * country is that country's. `libphonenumber-js` is loaded on use; without it (no network for its chunk) the
 * plainer rule of the domain decides.
 */
export async function phoneOnWire(value: PhoneValue, lengths?: PhoneLengths): Promise<PhoneOnWire | PhoneProblem> {
  const typed = value.number.normalize('NFKC').trim();
  if (typed === '') return { problem: 'missing' };
  const read = await loadNumbers().then(
    ({ parsePhoneNumberFromString, isSupportedCountry }) => {
      if (!isSupportedCountry(value.country)) return undefined;
      const parsed = parsePhoneNumberFromString(typed, value.country);
      return parsed?.isValid() ? onWire(parsed.countryCallingCode, parsed.nationalNumber) : null;
    },
    () => undefined,
  );
  if (read) return read;
  if (read === undefined) {
    const plain = mobileNumber(typed, value.dial, lengths);
    if (plain) return onWire(plain.dialingCode, plain.national);
  }
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '').length;
  if (lengths && lengths.min === lengths.max && !typed.startsWith('+') && digits !== lengths.min) {
    return { problem: 'digits', count: lengths.min };
  }
  return { problem: 'invalid' };
}

function onWire(countryDialingCode: string, mobileNum: string): PhoneOnWire {
  return { countryDialingCode, mobileNum };
}
