import type { Amount } from '@marquee/domain/money';
import { negated, sumOf } from '@marquee/domain/portion';
import { entriesOf } from '../ledger/ledger.ts';
import { bound, type Platform } from '../platform.ts';
import type { KeptLimit, KeptSafety, Pause } from './state.ts';

const DAY = 24 * 60 * 60_000;
const PERIODS = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const satisfies Record<KeptLimit['period'], number>;
const MAX_MEMBERS = 5000;

const keyOf = (merchant: string, username: string) => `${merchant}/${username}`;

/** Raises that have come of age hold, pauses that are over are gone. */
function current(kept: KeptSafety, now: number): KeptSafety {
  const limits = kept.limits
    .map((limit): KeptLimit => {
      const { kind, period, pending } = limit;
      if (!pending || pending.startsAt > now) return limit;
      return { kind, period, ...(pending.value === undefined ? {} : { value: pending.value }) };
    })
    .filter(({ value, pending }) => value !== undefined || pending !== undefined);
  const { pause, realityCheckMinutes } = kept;
  const paused = pause && (pause.until === undefined || pause.until > now);
  return { limits, realityCheckMinutes, ...(paused ? { pause } : {}) };
}

/** What holds for a member now. */
export function safetyOf(platform: Platform, merchant: string, username: string): KeptSafety {
  const { safety } = platform.state;
  const key = keyOf(merchant, username);
  const kept = Object.hasOwn(safety, key) ? safety[key] : undefined;
  return current(kept ?? { limits: [], realityCheckMinutes: 0 }, platform.now());
}

/** Keeps what holds from now on. */
export function keepSafety(platform: Platform, merchant: string, username: string, next: KeptSafety): void {
  platform.state.safety[keyOf(merchant, username)] = next;
  bound(platform.state.safety, MAX_MEMBERS);
  platform.changed();
}

/** The pause that a member is in. */
export function pauseOf(platform: Platform, merchant: string, username: string): Pause | undefined {
  return safetyOf(platform, merchant, username).pause;
}

/** How much of a limit is used up in its period, by the ledger; nothing for time, which only the site can count. */
export function usedOf(
  platform: Platform,
  merchant: string,
  username: string,
  { kind, period }: Pick<KeptLimit, 'kind' | 'period'>,
): Amount | undefined {
  if (kind === 'session') return undefined;
  const since = platform.now() - PERIODS[period];
  const wallets = `wallet:${merchant}/${username}/`;
  const kinds = kind === 'deposit' ? ['deposit'] : ['bet', 'win'];
  const gained = sumOf(
    entriesOf(platform, merchant, username)
      .filter((entry) => entry.at > since && kinds.includes(entry.kind))
      .flatMap(({ postings }) => postings.filter(({ account }) => account.startsWith(wallets)))
      .map(({ amount }) => amount),
  );
  return kind === 'deposit' ? gained : negated(gained);
}
