import { sendCode } from '../../account/codes.ts';
import { accountByMobile } from '../../account/find.ts';
import { humanGate } from '../../account/gate.ts';
import { readNumber } from '../../account/number.ts';
import type { Handler } from '../../exchange.ts';
import { message } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';
import { freeName, freeNumber } from './registration.ts';

/** A code for a login or a new password, to the number of an account (AUTH-17, AUTH-19). */
export const smsNoLogin: Handler<'account.smsNoLogin'> = async (exchange) => {
  const { platform, merchant, language, input } = exchange;
  await humanGate(exchange);
  const { digits } = readNumber(exchange, input.mobileNum, input.countryDialingCode);
  if (!accountByMobile(platform, merchant, digits)) {
    throw new Refusal(message('smsNotOffered', language), { code: 'sms.unknown', value: { field: 'mobileNum' } });
  }
  return sendCode(platform, { merchant, purpose: 'login', channel: 'sms', to: digits }, language);
};

/** A code for a registration, to a number that is nobody's yet (AUTH-17). */
export const smsRegister: Handler<'account.smsRegister'> = async (exchange) => {
  const { platform, merchant, language, input } = exchange;
  await humanGate(exchange);
  if (input.username !== undefined) freeName(exchange, input.username);
  const { digits } = freeNumber(exchange, input.mobileNum, input.countryDialingCode);
  return sendCode(platform, { merchant, purpose: 'register', channel: 'sms', to: digits }, language);
};
