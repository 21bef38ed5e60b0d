import { internationalDigits } from '@marquee/domain/phoneNumber';
import { loginRefusals } from '@marquee/sdk/contract/session/loginRefusals';
import { useCode } from '../../account/codes.ts';
import { enter } from '../../account/enter.ts';
import { accountByMobile, type Found } from '../../account/find.ts';
import { humanGate } from '../../account/gate.ts';
import { passwordFits } from '../../account/passwords.ts';
import type { AccountRecord } from '../../account/record.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { type MessageName, message } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';
import { attempts } from './attempts.ts';
import { solveCaptcha } from './captcha.ts';

/** The account of a name, or of a mobile number written as one. */
function accountOf({ platform, merchant }: Exchange<unknown>, name: string): Found | undefined {
  const record = platform.account(merchant, name);
  if (record) return { username: name, record };
  const digits = internationalDigits(name);
  return digits === undefined ? undefined : accountByMobile(platform, merchant, digits);
}

/** A password from an e-mail is good once; it is then the account's own, and has to be changed. */
async function temporaryFits({ platform, merchant }: Exchange<unknown>, { username, record }: Found, typed: string) {
  const { temporary } = record;
  if (!temporary || temporary.expiresAt <= platform.now()) return false;
  if (!(await passwordFits(temporary.password, typed))) return false;
  const kept = platform.keptAccount(merchant, username);
  if (!kept) return false;
  kept.password = temporary.password;
  kept.passwordExpired = true;
  delete kept.temporary;
  return true;
}

/** Opens a session, unless name and password, the captcha or the kind of account do not fit (AUTH-05 to AUTH-07). */
export const login: Handler<'session.login'> = async (exchange) => {
  const { platform, merchant, language, input, scenario } = exchange;
  const typed = input.username.trim().toLowerCase().slice(0, 64);
  const found = accountOf(exchange, typed);
  const keys = [`account:${merchant}/${found?.username ?? typed}`];
  if (!exchange.unmarked) keys.push(`client:${exchange.client}`);
  const tries = attempts(platform, keys);
  const captchaNeeded = () => scenario.captcha === true || tries.captchaNeeded();
  const refuse = (name: MessageName, code: string) =>
    new Refusal(message(name, language), { code, ...(captchaNeeded() ? { value: { captcha: true } } : {}) });

  const human = await humanGate(exchange);
  // whoever cannot read the picture proves by work that they are no machine (C06)
  if (captchaNeeded() && !human) {
    const text = input.captcha?.trim() ?? '';
    if (text === '') throw refuse('captchaNeeded', 'captcha.required');
    if (!solveCaptcha(platform, exchange, text)) throw refuse('captchaWrong', 'captcha.wrong');
  }

  if (input.type === 'sms') {
    const digits = internationalDigits(typed);
    const owner = digits === undefined ? undefined : accountByMobile(platform, merchant, digits);
    if (!owner || digits === undefined) throw refuse('smsNotOffered', 'login.sms');
    rightSide(input.agent, owner.record, refuse);
    useCode(platform, { merchant, purpose: 'login', channel: 'sms', to: digits }, input.password, language);
    tries.succeeded();
    return enter(exchange, owner.username, owner.record);
  }

  const fits =
    found &&
    ((await passwordFits(found.record.password, input.password)) ||
      (await temporaryFits(exchange, found, input.password)));
  if (!found || !fits) {
    tries.failed();
    throw refuse('wrongCredentials', 'login.credentials');
  }
  rightSide(input.agent, found.record, refuse);
  tries.succeeded();
  return enter(exchange, found.username, platform.account(merchant, found.username) ?? found.record);
};

/** @throws Refusal for an agent on the member side, and for anyone else on the agent side (AUTH-05) */
function rightSide(
  agent: boolean | undefined,
  record: AccountRecord,
  refuse: (name: MessageName, code: string) => Refusal,
): void {
  if (agent === true && record.kind !== 'agent') throw refuse('notAgent', loginRefusals.notAgent);
  if (agent !== true && record.kind === 'agent') throw refuse('notMember', loginRefusals.notMember);
}

/** Ends the session of the token that came with the call. */
export const logout: Handler<'session.logout'> = ({ platform, session }) => {
  if (session) platform.closeSession(session.token);
  return null;
};
