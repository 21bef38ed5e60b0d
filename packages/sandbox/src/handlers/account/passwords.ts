import { WEAK_PASSWORD } from '@marquee/domain/weakPassword';
import { pace, useCode } from '../../account/codes.ts';
import { enter } from '../../account/enter.ts';
import { accountByMobile, closeSessions } from '../../account/find.ts';
import { fieldRefusal } from '../../account/gate.ts';
import { texts } from '../../account/messages.ts';
import { readNumber } from '../../account/number.ts';
import { passwordFits, sealPassword } from '../../account/passwords.ts';
import { holdToPasswordRule, holdToPaymentRule } from '../../account/settings.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage, message } from '../../messages.ts';
import { type Person, realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { attempts } from '../session/attempts.ts';
import { keptName } from './registration.ts';

const TEMPORARY_MINUTES = 30;

/** Whoever changes a password knows the old one; guessing ends soon. @throws Refusal */
async function provesOld(
  exchange: Exchange<unknown>,
  person: Person,
  field: string,
  kept: string | undefined,
  typed = '',
) {
  if (kept === undefined || kept === '') return;
  const { platform, language } = exchange;
  const tries = attempts(platform, [`${field}:${person.merchant}/${person.username}`]);
  if (tries.captchaNeeded()) throw new Refusal(message('throttled', language), { code: 'password.tooMany' });
  if (typed === '') throw fieldRefusal(exchange, 'required', field);
  if (!(await passwordFits(kept, typed))) {
    tries.failed();
    throw fieldRefusal(exchange, 'oldPasswordWrong', field);
  }
  tries.succeeded();
}

/** Sets a new login password; other sessions of the account end (AUTH-20). */
export const changePassword: Handler<'account.changePassword'> = async (exchange) => {
  const { platform, input, session } = exchange;
  const person = realPersonOf(exchange);
  const { merchant, username, record } = person;
  await provesOld(exchange, person, 'oldPassword', record.password, input.oldPassword);
  holdToPasswordRule(exchange, 'newPassword', input.newPassword);
  if (input.confirmNewPassword !== input.newPassword) throw fieldRefusal(exchange, 'mismatch', 'confirmNewPassword');
  // what has expired, or everybody knows, is not set again
  const due = record.passwordExpired || (await passwordFits(record.password, WEAK_PASSWORD));
  if (due && (await passwordFits(record.password, input.newPassword))) {
    throw fieldRefusal(exchange, 'passwordSame', 'newPassword');
  }
  const kept = platform.keptAccount(merchant, username);
  if (kept) {
    kept.password = await sealPassword(platform, input.newPassword);
    kept.passwordExpired = false;
    delete kept.temporary;
  }
  closeSessions(platform, merchant, username, session?.token);
  platform.changed();
  return null;
};

/** Sets a new password with a code sent to the account's number, and opens a session (AUTH-19). */
export const passwordByPhone: Handler<'account.passwordByPhone'> = async (exchange) => {
  const { platform, merchant, language, input } = exchange;
  const { digits } = readNumber(exchange, input.mobileNum, input.countryDialingCode);
  const found = accountByMobile(platform, merchant, digits);
  if (!found) {
    throw new Refusal(message('smsNotOffered', language), { code: 'sms.unknown', value: { field: 'mobileNum' } });
  }
  holdToPasswordRule(exchange, 'newPassword', input.newPassword);
  useCode(platform, { merchant, purpose: 'login', channel: 'sms', to: digits }, input.verificationCode, language);
  const { username } = found;
  const kept = platform.keptAccount(merchant, username);
  if (kept) {
    kept.password = await sealPassword(platform, input.newPassword);
    kept.passwordExpired = false;
    delete kept.temporary;
  }
  closeSessions(platform, merchant, username);
  // an agent's way in is another door (AUTH-05)
  if (found.record.kind === 'agent') return { username };
  const { token, firstTimeLogin } = enter(exchange, username, kept ?? found.record);
  return { username, token, firstTimeLogin };
};

/** Sends a password that is good for one login; the old one stays good, so that nobody can be locked out by others. */
export const passwordByEmail: Handler<'account.passwordByEmail'> = async (exchange) => {
  const { platform, merchant, language, input } = exchange;
  const username = keptName(input.username);
  const email = input.email.trim().toLowerCase();
  const record = platform.account(merchant, username);
  if (!record?.email || record.email.toLowerCase() !== email || record.kind === 'trial') {
    throw fieldRefusal(exchange, 'accountUnknown', 'username');
  }
  pace(platform, `password ${merchant}/${username}`, language);
  const password = `a${platform.hex(5)}7`;
  const kept = platform.keptAccount(merchant, username);
  if (kept) {
    const expiresAt = platform.now() + TEMPORARY_MINUTES * 60_000;
    kept.temporary = { password: await sealPassword(platform, password), expiresAt };
  }
  const text = inLanguage(texts.temporary, language)
    .replace('{password}', password)
    .replace('{username}', username)
    .replace('{minutes}', String(TEMPORARY_MINUTES));
  platform.deliver({ channel: 'email', to: email, text });
  return null;
};

/** Sets or changes what confirms that money may leave. */
export const paymentPassword: Handler<'account.paymentPassword'> = async (exchange) => {
  const { platform, input } = exchange;
  const person = realPersonOf(exchange);
  await provesOld(exchange, person, 'oldPaymentPassword', person.record.paymentPassword, input.oldPaymentPassword);
  holdToPaymentRule(exchange, 'newPaymentPassword', input.newPaymentPassword);
  if (input.confirmPaymentPassword !== input.newPaymentPassword) {
    throw fieldRefusal(exchange, 'mismatch', 'confirmPaymentPassword');
  }
  const kept = platform.keptAccount(person.merchant, person.username);
  if (kept) kept.paymentPassword = await sealPassword(platform, input.newPaymentPassword);
  platform.changed();
  return null;
};
