import type { HandlersOf } from '../../exchange.ts';
import { captcha } from './captcha.ts';
import { login, logout } from './session.ts';

export const sessionHandlers: HandlersOf<'session'> = {
  'session.login': login,
  'session.logout': logout,
  'session.captcha': captcha,
};
