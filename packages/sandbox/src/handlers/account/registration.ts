import type { MobileNumber } from '@marquee/domain/phoneNumber';
import type { register as registerCall } from '@marquee/sdk/contract/account/register';
import type { RegisterField } from '@marquee/sdk/contract/account/registerSettings';
import type * as z from 'zod/mini';
import { affiliateOf, join } from '../../account/affiliates.ts';
import { useCode } from '../../account/codes.ts';
import { enter } from '../../account/enter.ts';
import { accountByEmail, accountByMobile, addAccount, newRecord } from '../../account/find.ts';
import { provenNumber } from '../../account/firebaseToken.ts';
import { captchaRefusal, fieldRefusal, humanGate } from '../../account/gate.ts';
import { readEmail, readNumber } from '../../account/number.ts';
import { sealPassword } from '../../account/passwords.ts';
import { holdTo, rulesOf, settingsAnswer } from '../../account/settings.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { solveCaptcha } from '../session/captcha.ts';
import type { ModuleSwitches } from '../system/all.ts';

type Fields = z.output<(typeof registerCall)['input']>;
/** What either way of registering may send. */
type Sent = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Fields that are held to their rule and to nothing else. */
const PLAIN: readonly (RegisterField & keyof Sent)[] = [
  'payeeName',
  'qqNum',
  'recommenderId',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
];

/** Which fields a registration has, and what each takes (AUTH-11). */
export const registerSettings: Handler<'account.registerSettings'> = settingsAnswer;

/** A name as it is kept: names differ by more than their case. */
export const keptName = (typed: string) => typed.trim().toLowerCase();

/** @throws Refusal when a name does not fit the rule or is somebody's */
export function freeName(exchange: Exchange<unknown>, typed: string): string {
  const username = keptName(typed);
  holdTo(exchange, 'username', username, { ...rulesOf(exchange).username, enabled: true, required: true });
  if (exchange.platform.account(exchange.merchant, username)) throw fieldRefusal(exchange, 'usernameTaken', 'username');
  return username;
}

/** @throws Refusal when the number belongs to somebody */
export function freeNumber(exchange: Exchange<unknown>, typed: string | undefined, code: string | undefined) {
  const number = readNumber(exchange, typed, code);
  if (accountByMobile(exchange.platform, exchange.merchant, number.digits)) {
    throw fieldRefusal(exchange, 'mobileTaken', 'mobileNum');
  }
  return number;
}

/** Whether the number is proven to be the visitor's. @throws Refusal when a code was due or does not fit */
function proven(exchange: Exchange<Sent>, number: MobileNumber, due: boolean): boolean {
  const { platform, merchant, input, language } = exchange;
  if (input.firebaseIdToken !== undefined) {
    if (provenNumber(input.firebaseIdToken, platform.now()) === number.digits) return true;
    throw fieldRefusal(exchange, 'codeWrong', 'verificationCode');
  }
  if (!due && !input.verificationCode) return false;
  const aim = { merchant, purpose: 'register', channel: 'sms', to: number.digits } as const;
  useCode(platform, aim, input.verificationCode ?? '', language);
  return true;
}

/** Opens an account, or says which field is wrong and why. */
async function open(exchange: Exchange<Sent>, modules: ModuleSwitches, byMobile: boolean) {
  const { input, platform, merchant, language, ip } = exchange;
  const rules = rulesOf(exchange);
  const human = await humanGate(exchange);

  const switches = Object.hasOwn(modules, merchant) ? modules[merchant] : undefined;

  const username = byMobile ? undefined : freeName(exchange, input.username ?? '');
  if (!byMobile || input.password || switches?.MOBILENUMPASSREG3 === true) {
    holdTo(exchange, 'password', input.password ?? '', { ...rules.password, enabled: true, required: true });
  }
  if (!byMobile && input.confirmPassword === undefined && rules.confirmPassword.required) {
    throw fieldRefusal(exchange, 'required', 'confirmPassword');
  }
  if (input.confirmPassword !== undefined && input.confirmPassword !== (input.password ?? '')) {
    throw fieldRefusal(exchange, 'mismatch', 'confirmPassword');
  }
  // who registers by mobile number sees the number's own form, and no more of the others than they may leave out
  for (const field of PLAIN) {
    const its = byMobile ? { ...rules[field], required: false } : rules[field];
    holdTo(exchange, field, input[field]?.trim() ?? '', its);
  }
  let email: string | undefined;
  if (rules.email.enabled && (input.email?.trim() || (rules.email.required && !byMobile))) {
    email = readEmail(exchange, input.email ?? '');
    if (accountByEmail(platform, merchant, email)) throw fieldRefusal(exchange, 'emailTaken', 'email');
  }
  const code = rules.affiliateCode.enabled || byMobile ? input.affiliateCode?.trim() : undefined;
  const by = code ? affiliateOf(platform, merchant, code) : undefined;
  if (code && !by) throw fieldRefusal(exchange, 'affiliateInvalid', 'affiliateCode');

  const wanted = byMobile || input.mobileNum || (rules.mobileNum.enabled && rules.mobileNum.required);
  const number = wanted ? freeNumber(exchange, input.mobileNum, input.countryDialingCode) : undefined;
  if (rules.captcha.enabled && !human && !byMobile) {
    const text = input.captcha?.trim() ?? '';
    if (text === '') throw captchaRefusal(language, 'captchaNeeded');
    if (!solveCaptcha(platform, exchange, text)) throw captchaRefusal(language, 'captchaWrong');
  }
  const sure = number !== undefined && proven(exchange, number, switches?.REGMOBVERF3 === true);

  // a number that nobody has proven is an account's name, or is not kept: its owner may still come
  const ownNumber = number && (sure || byMobile) ? number : undefined;
  const name = username ?? `m${number?.digits ?? ''}`;
  const record = newRecord(platform, {
    password: input.password ? await sealPassword(platform, input.password) : '',
    nickname: name,
    ips: [ip],
    ...(ownNumber && { mobile: ownNumber.digits, dialingCode: ownNumber.dialingCode }),
    ...(email !== undefined && { email }),
    ...(input.payeeName?.trim() && { profile: { fullName: input.payeeName.trim() } }),
    ...(input.paymentPassword && { paymentPassword: await sealPassword(platform, input.paymentPassword) }),
  });
  if (by) join(platform, merchant, name, record, by);
  addAccount(platform, merchant, name, record);
  return enter(exchange, name, record);
}

export const register =
  (modules: ModuleSwitches): Handler<'account.register'> =>
  (exchange) =>
    open(exchange, modules, false);

export const registerMobile =
  (modules: ModuleSwitches): Handler<'account.registerMobile'> =>
  (exchange) =>
    open(exchange, modules, true);

/** Whether an affiliate code leads to an agent (AUTH-14). */
export const affiliate: Handler<'account.affiliate'> = ({ input, platform, merchant }) => {
  const valid = affiliateOf(platform, merchant, input.code) !== undefined;
  return { valid: valid ? '1' : '0', ...(valid && { affiliateCode: input.code.trim().toUpperCase() }) };
};
