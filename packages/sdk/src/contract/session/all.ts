import { captcha } from './captcha.ts';
import { confirmIp } from './confirmIp.ts';
import { freePlay } from './freePlay.ts';
import { humanChallenge } from './humanChallenge.ts';
import { ipCode } from './ipCode.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { socialLogin } from './social.ts';

/** Ways into a session and out of it, and the checks on the way. */
export const sessionCalls = {
  [login.id]: login,
  [logout.id]: logout,
  [captcha.id]: captcha,
  [humanChallenge.id]: humanChallenge,
  [freePlay.id]: freePlay,
  [socialLogin.id]: socialLogin,
  [ipCode.id]: ipCode,
  [confirmIp.id]: confirmIp,
} as const;
