import { sendCode, useCode } from '../../account/codes.ts';
import { accountByEmail } from '../../account/find.ts';
import { fieldRefusal, humanGate } from '../../account/gate.ts';
import { readEmail } from '../../account/number.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { realPersonOf } from '../../people.ts';
import { freeNumber } from './registration.ts';

function freeEmail(exchange: Exchange<unknown>, typed: string): string {
  const email = readEmail(exchange, typed);
  if (accountByEmail(exchange.platform, exchange.merchant, email)) throw fieldRefusal(exchange, 'emailTaken', 'email');
  return email;
}

/** A code to a number that is to be the member's. */
export const phoneCode: Handler<'account.phoneCode'> = async (exchange) => {
  const { platform, merchant, input, language } = exchange;
  realPersonOf(exchange);
  await humanGate(exchange);
  const { digits } = freeNumber(exchange, input.mobileNum, input.countryDialingCode);
  return sendCode(platform, { merchant, purpose: 'bind', channel: 'sms', to: digits }, language);
};

export const bindPhone: Handler<'account.bindPhone'> = (exchange) => {
  const { platform, merchant, input, language } = exchange;
  const { username } = realPersonOf(exchange);
  const { digits, dialingCode } = freeNumber(exchange, input.mobileNum, input.countryDialingCode);
  useCode(platform, { merchant, purpose: 'bind', channel: 'sms', to: digits }, input.verificationCode, language);
  const kept = platform.keptAccount(merchant, username);
  if (kept) Object.assign(kept, { mobile: digits, dialingCode });
  platform.changed();
  return null;
};

/** A code to an address that is to be the member's. */
export const emailCode: Handler<'account.emailCode'> = async (exchange) => {
  const { platform, merchant, input, language } = exchange;
  realPersonOf(exchange);
  await humanGate(exchange);
  const email = freeEmail(exchange, input.email);
  return sendCode(platform, { merchant, purpose: 'bind', channel: 'email', to: email }, language);
};

export const bindEmail: Handler<'account.bindEmail'> = (exchange) => {
  const { platform, merchant, input, language } = exchange;
  const { username } = realPersonOf(exchange);
  const email = freeEmail(exchange, input.email);
  useCode(platform, { merchant, purpose: 'bind', channel: 'email', to: email }, input.verificationCode, language);
  const kept = platform.keptAccount(merchant, username);
  if (kept) kept.email = email;
  platform.changed();
  return null;
};
