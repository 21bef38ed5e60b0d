import { PlatformError } from '@marquee/sdk/errors';

/**
 * The calls of a login come with their schemas once a form is on the screen, not with the page that shows it. Ones that do
 * not come are a platform that was not reached.
 */
export function loadLoginCalls() {
  return import('./loginCalls.ts').then(
    ({ loginCalls }) => loginCalls,
    (cause: unknown) => {
      throw new PlatformError('offline', 'session.login', { cause });
    },
  );
}
