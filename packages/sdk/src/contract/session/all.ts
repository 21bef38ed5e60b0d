import { captcha } from './captcha.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

/** Login, logout and captcha. */
export const sessionCalls = {
  [login.id]: login,
  [logout.id]: logout,
  [captcha.id]: captcha,
} as const;
