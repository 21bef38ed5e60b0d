import type { HandlersOf } from '../../exchange.ts';
import { captcha } from './captcha.ts';
import { confirmIp, ipCode } from './ip.ts';
import { freePlay, humanChallenge, socialLogin } from './others.ts';
import { login, logout } from './session.ts';

export const sessionHandlers: HandlersOf<'session'> = {
  'session.login': login,
  'session.logout': logout,
  'session.captcha': captcha,
  'session.humanChallenge': humanChallenge,
  'session.freePlay': freePlay,
  'session.socialLogin': socialLogin,
  'session.ipCode': ipCode,
  'session.confirmIp': confirmIp,
};
