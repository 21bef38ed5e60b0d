import { dayAt } from './days.ts';

const REFRESH_CAP_MS = 30_000;
/** ms until the list is asked for again where nothing remains, or no answer came (LOTT-04) */
export const REFRESH_FALLBACK_MS = 7000;
const SECOND = 1000;

/** What of a lottery decides when its list is asked for again. */
export interface TimedLottery {
  readonly numero?: string | undefined;
  /** ms until the draw, as the platform counted when it answered */
  readonly remainTime?: number | undefined;
}

/**
 * How long to wait before the list is asked for again (LOTT-04): the smallest time that remains to a lottery with
 * numbers, at most 30 s; 7 s where that is over. Without any such lottery it is the cap: there is nothing to wait for.
 */
export function refreshDelay(lotteries: readonly TimedLottery[]): number {
  const remaining = lotteries
    .filter(({ numero }) => numero !== undefined && numero !== '')
    .flatMap(({ remainTime }) => (remainTime !== undefined && remainTime >= 0 ? [remainTime] : []));
  const delay = remaining.reduce((least, ms) => Math.min(least, ms), REFRESH_CAP_MS);
  return delay <= 0 ? REFRESH_FALLBACK_MS : delay;
}

/** What is known when an answer with a remaining time comes. */
export interface OpenTimeFacts {
  /** epoch ms at which the answer came */
  readonly receivedAt: number;
  /** ms between question and answer; half of it had passed when the platform counted */
  readonly roundTrip: number;
  readonly remainTime: number;
  /** seconds before the draw at which sales close */
  readonly lockTime?: number | undefined;
}

/**
 * The moment until which a ticket is sold (LOTT-04): a point in time, so that a countdown to it does not drift in a tab
 * that sleeps.
 */
export function expectedOpenTime({ receivedAt, roundTrip, remainTime, lockTime = 0 }: OpenTimeFacts): number {
  return receivedAt + remainTime - roundTrip / 2 - lockTime * SECOND;
}

/** A time that remains, in whole seconds. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** `hours:minutes:seconds`, the days in the hours: `01:30:00`, `49:00:05` */
  readonly text: string;
  /** nothing remains: the state is to be asked for anew (C01) */
  readonly over: boolean;
}

/** Splits a remaining time; a second that has begun counts, so that zero is shown only when it is (C01). */
export function countdown(ms: number): Countdown {
  const left = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / SECOND)) : 0;
  const seconds = left % 60;
  const minutes = Math.floor(left / 60) % 60;
  const hours = Math.floor(left / 3600);
  const text = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes, seconds, text, over: left === 0 };
}

/** ms until the text of `countdown` changes next; never 0, so that a timer set with it goes on. */
export function untilNextSecond(ms: number): number {
  const rest = ms % SECOND;
  return rest > 0 ? rest : SECOND;
}

/** The day of a draw as `YYYY.MM.DD` where the draw takes place (LOTT-03). @param timeZone IANA name */
export function drawDate(at: number, timeZone: string): string {
  return dayAt(at, timeZone).replaceAll('-', '.');
}
