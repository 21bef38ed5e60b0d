import type { Handlers } from '../exchange.ts';
import { captcha } from './captcha.ts';
import { notice } from './content.ts';
import { balance, memberInfo } from './member.ts';
import { login, logout } from './session.ts';
import { jwks, language, permission, systemStatus, whitelabelOf } from './system.ts';

/** White-label switches by merchant code and module id. */
export type ModuleSwitches = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** What answers each call. */
export function handlersFor(modules: ModuleSwitches): Handlers {
  return {
    'session.login': login,
    'session.logout': logout,
    'session.captcha': captcha,
    'member.info': memberInfo,
    'wallet.balance': balance,
    'system.permission': permission,
    'system.status': systemStatus,
    'system.whitelabel': whitelabelOf(modules),
    'system.language': language,
    'system.jwks': jwks,
    'content.notice': notice,
  };
}
