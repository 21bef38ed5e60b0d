import { type MobileNumber, mobileNumber } from '@marquee/domain/phoneNumber';
import type { Exchange } from '../exchange.ts';
import { digitsOf, isCallingCode } from './countries.ts';
import { fieldRefusal } from './gate.ts';

/** where a number belongs that comes without a dialling code */
const USUAL_CODE = '63';

/** Reads a number as it was sent, in whichever form. @throws Refusal when it is none */
export function readNumber(
  exchange: Pick<Exchange<unknown>, 'language'>,
  typed: string | undefined,
  countryDialingCode: string | undefined,
): MobileNumber {
  if (!typed?.trim()) throw fieldRefusal(exchange, 'required', 'mobileNum');
  const code = (countryDialingCode ?? '').replace(/\D/g, '') || USUAL_CODE;
  const number = isCallingCode(code) ? mobileNumber(typed, code, digitsOf(code)) : undefined;
  if (!number) throw fieldRefusal(exchange, 'mobileInvalid', 'mobileNum');
  return number;
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Reads an e-mail address. @throws Refusal when it is none */
export function readEmail(exchange: Pick<Exchange<unknown>, 'language'>, typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email.length > 254 || !EMAIL.test(email)) throw fieldRefusal(exchange, 'emailInvalid', 'email');
  return email;
}
