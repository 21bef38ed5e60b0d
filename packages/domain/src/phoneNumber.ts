/** A mobile number in the one form under which it is kept, sent and compared. */
export interface MobileNumber {
  /** digits of the country calling code, such as `63` */
  readonly dialingCode: string;
  /** the national number without trunk zero */
  readonly national: string;
  /** both, as E.164 writes them without the plus sign */
  readonly digits: string;
}

/** E.164: at most fifteen digits with the country calling code. */
const LONGEST = 15;
const SHORTEST_NATIONAL = 5;
/** from this length on, a number that begins with its country's own code is taken for an international one */
const SURELY_INTERNATIONAL = 9;

/** Digits of other scripts as ASCII ones; full-width ones by NFKC, Arabic and Persian ones by their place. */
function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Reads a mobile number typed in any of its forms: national with or without the trunk zero, international with `+`,
 * `00` or nothing before the country calling code; spaces, dots, hyphens and brackets do not matter. `lengths` says how
 * many digits a national number of the country has, where that is known, and settles forms that could be either.
 * `undefined` when it is no number, or one of another country.
 */
export function mobileNumber(
  typed: string,
  dialingCode: string,
  lengths?: { readonly min: number; readonly max: number },
): MobileNumber | undefined {
  const code = asciiDigits(dialingCode).replace(/^\+|^00/, '');
  const text = asciiDigits(typed)
    .trim()
    // `+44 (0)20`: the zero in brackets is for callers within the country
    .replace(/^(\+|00)(.*)\(0\)/, '$1$2');
  if (!/^\d{1,4}$/.test(code) || !/^\+?[\d\s().\u2010-\u2015-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const international = text.startsWith('+') ? digits : /^00[1-9]/.test(digits) ? digits.slice(2) : undefined;

  let national: string;
  if (international !== undefined) {
    if (!international.startsWith(code)) return undefined;
    national = international.slice(code.length);
  } else {
    const rest = digits.startsWith(code) ? withoutZero(digits.slice(code.length)) : '';
    const fits = (length: number) => lengths !== undefined && length >= lengths.min && length <= lengths.max;
    const bare = lengths ? fits(rest.length) && !fits(withoutZero(digits).length) : rest.length >= SURELY_INTERNATIONAL;
    national = bare ? rest : digits;
  }
  national = withoutZero(national);
  if (national.length < SHORTEST_NATIONAL || code.length + national.length > LONGEST) return undefined;
  if (lengths && (national.length < lengths.min || national.length > lengths.max)) return undefined;
  return { dialingCode: code, national, digits: `${code}${national}` };
}

function withoutZero(number: string): string {
  return number.replace(/^0+/, '');
}

/** Reads a whole international number, as a login by SMS sends it: `+63 917 …` and `63917…` are the same digits. */
export function internationalDigits(text: string): string | undefined {
  const digits = asciiDigits(text)
    .replace(/[\s().-]/g, '')
    .replace(/^\+|^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
