import type { CallHead } from './callHead.ts';
import type { firstCalls } from './firstCalls.ts';

type First = typeof firstCalls;

/** Fetches the schemas of the first calls, so that none of them waits for its own. */
export const loadFirstCalls = () => import('./firstCalls.ts');

function head<Name extends keyof First>(name: Name, known: Omit<CallHead<First[Name]>, 'load'>): CallHead<First[Name]> {
  return { ...known, load: () => loadFirstCalls().then(({ firstCalls }) => firstCalls[name]) };
}

/** See `content/notice.ts`. */
export const noticeHead = head('notice', {
  id: 'content.notice',
  session: 'optional',
  localized: true,
  cacheMs: 60_000,
});
/** See `system/permission.ts`. */
export const permissionHead = head('permission', { id: 'system.permission', session: 'optional' });
/** See `system/status.ts`. */
export const statusHead = head('systemStatus', { id: 'system.status', session: 'none' });
/** See `system/whitelabel.ts`. */
export const whitelabelHead = head('whitelabel', { id: 'system.whitelabel', session: 'none', cacheMs: 300_000 });
/** See `system/language.ts`. */
export const languageHead = head('language', { id: 'system.language', session: 'optional' });
