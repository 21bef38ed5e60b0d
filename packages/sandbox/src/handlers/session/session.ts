import type { Handler } from '../../exchange.ts';
import { type MessageName, message } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';
import { attempts } from './attempts.ts';
import { solveCaptcha } from './captcha.ts';

/** Opens a session, unless name and password, the captcha or the kind of account do not fit (AUTH-05 to AUTH-07). */
export const login: Handler<'session.login'> = (exchange) => {
  const { platform, merchant, language, input, scenario } = exchange;
  const username = input.username.trim().toLowerCase().slice(0, 64);
  const keys = [`account:${merchant}/${username}`];
  if (!exchange.unmarked) keys.push(`client:${exchange.client}`);
  const tries = attempts(platform, keys);
  const captchaNeeded = () => scenario.captcha === true || tries.captchaNeeded();
  const refuse = (name: MessageName, code: string) =>
    new Refusal(message(name, language), { code, ...(captchaNeeded() ? { value: { captcha: true } } : {}) });

  if (captchaNeeded()) {
    const text = input.captcha?.trim() ?? '';
    if (text === '') throw refuse('captchaNeeded', 'captcha.required');
    if (!solveCaptcha(platform, exchange, text)) throw refuse('captchaWrong', 'captcha.wrong');
  }
  // no account of the sandbox has a confirmed mobile number
  if (input.type === 'sms') throw refuse('smsNotOffered', 'login.sms');

  const account = platform.account(merchant, username);
  if (account?.password !== input.password) {
    tries.failed();
    throw refuse('wrongCredentials', 'login.credentials');
  }
  if (input.agent === true && account.kind !== 'agent') throw refuse('notAgent', 'login.notAgent');
  if (input.agent !== true && account.kind === 'agent') throw refuse('notMember', 'login.notMember');

  tries.succeeded();
  const answer = { firstTimeLogin: account.firstLogin, passwordExpired: account.passwordExpired };
  if (account.firstLogin) {
    const kept = platform.keptAccount(merchant, username);
    if (kept) kept.firstLogin = false;
  }
  return { token: platform.openSession(merchant, username), ...answer };
};

/** Ends the session of the token that came with the call. */
export const logout: Handler<'session.logout'> = ({ platform, session }) => {
  if (session) platform.closeSession(session.token);
  return null;
};
