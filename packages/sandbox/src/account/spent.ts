import { bound, type Platform } from '../platform.ts';

const MAX_KEPT = 1000;

/** Uses something up that is good once; false when it was used before. After `until` it is dead by itself. */
export function spend(platform: Platform, what: string, until: number): boolean {
  const { spent } = platform.state.checks;
  const now = platform.now();
  if (Object.hasOwn(spent, what)) return false;
  for (const [name, end] of Object.entries(spent)) if (end <= now) delete spent[name];
  spent[what] = until;
  bound(spent, MAX_KEPT);
  platform.changed();
  return true;
}
