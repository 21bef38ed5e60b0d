import type { Handler } from '../../exchange.ts';
import type { Person } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import { safetyOf, usedOf } from '../../safety/settings.ts';

/** What can be chosen. */
export const OPTIONS = {
  realityCheckMinutes: [0, 15, 30, 60, 120],
  timeOutDays: [1, 3, 7, 30],
  exclusionMonths: [6, 12, 60, 0],
};

/** A member's settings as they are answered. */
export function answerOf(
  platform: Platform,
  { merchant, username }: Person,
): Exclude<ReturnType<Handler<'safety.settings'>>, Promise<unknown>> {
  const { limits, realityCheckMinutes, pause } = safetyOf(platform, merchant, username);
  return {
    limits: limits.map((limit) => ({ ...limit, used: usedOf(platform, merchant, username, limit) })),
    realityCheckMinutes,
    pause,
    options: OPTIONS,
  };
}
