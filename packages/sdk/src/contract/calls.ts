import { notice } from './content/notice.ts';
import { memberInfo } from './member/info.ts';
import { captcha } from './session/captcha.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { jwks } from './system/jwks.ts';
import { language } from './system/language.ts';
import { permission } from './system/permission.ts';
import { systemStatus } from './system/status.ts';
import { whitelabel } from './system/whitelabel.ts';
import { balance } from './wallet/balance.ts';

/**
 * Every call by its id, for what must cover all of them: the stand-in (a call without a handler does not compile) and
 * the documents. Screens import single calls, so that a page loads only the schemas it uses.
 */
export const calls = {
  [login.id]: login,
  [logout.id]: logout,
  [captcha.id]: captcha,
  [memberInfo.id]: memberInfo,
  [balance.id]: balance,
  [permission.id]: permission,
  [systemStatus.id]: systemStatus,
  [whitelabel.id]: whitelabel,
  [language.id]: language,
  [jwks.id]: jwks,
  [notice.id]: notice,
} as const;

export type Calls = typeof calls;
export type CallId = keyof Calls;
