import { bound, type Platform } from '../../platform.ts';

const FREE_TRIES = 3;
const FORGET_MS = 15 * 60_000;
const MAX_ENTRIES = 500;

/** Counts failed logins by account and by client; after three, a captcha is asked for (AUTH-06). */
export function attempts(platform: Platform, keys: readonly string[]) {
  const { failures } = platform.state;
  const count = (key: string) => {
    const entry = Object.hasOwn(failures, key) ? failures[key] : undefined;
    return entry && platform.now() - entry.at < FORGET_MS ? entry.count : 0;
  };
  return {
    captchaNeeded: () => keys.some((key) => count(key) >= FREE_TRIES),
    failed: () => {
      for (const key of keys) {
        const next = count(key) + 1;
        // taken out first, so that it goes to the end of the order
        delete failures[key];
        failures[key] = { count: next, at: platform.now() };
      }
      bound(failures, MAX_ENTRIES);
      platform.changed();
    },
    succeeded: () => {
      for (const key of keys) delete failures[key];
      platform.changed();
    },
  };
}
