/** The platform's calendar: days begin at midnight in UTC+8, without summer time. The sign of the name is that of POSIX. */
export const PLATFORM_ZONE = 'Etc/GMT-8';
const ZONE_MS = 8 * 60 * 60_000;
export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** Wages are settled every five minutes (section 9). */
export const SLOT_MS = 5 * 60_000;
export const SLOTS = DAY_MS / SLOT_MS;

/** The number of the day it is at a moment. */
export const dayOf = (at: number) => Math.floor((at + ZONE_MS) / DAY_MS);

/** When a day begins. */
export const startOf = (day: number) => day * DAY_MS - ZONE_MS;

/** How many five-minute slots of a day have passed at a moment. */
export function slotsPassed(day: number, at: number): number {
  return Math.min(SLOTS, Math.max(0, Math.floor((at - startOf(day)) / SLOT_MS)));
}

/** The last settlement at or before a moment. */
export const slotStart = (at: number) => Math.floor(at / SLOT_MS) * SLOT_MS;

/** Over what a contract is reckoned. */
export type Grid = 'slot' | 'hour' | 'D' | 'W' | 'H' | 'M';

/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const MONDAY = 4;

/** The first boundary after a moment. */
export function nextBoundary(grid: Grid, at: number): number {
  if (grid === 'slot') return slotStart(at) + SLOT_MS;
  if (grid === 'hour') return (Math.floor(at / HOUR_MS) + 1) * HOUR_MS;
  const day = dayOf(at);
  if (grid === 'D') return startOf(day + 1);
  if (grid === 'W') return startOf(day + 7 - ((day - MONDAY) % 7));
  const date = new Date(day * DAY_MS);
  const dayStart = (month: number, dayOfMonth: number) =>
    startOf(Date.UTC(date.getUTCFullYear(), month, dayOfMonth) / DAY_MS);
  if (grid === 'H' && date.getUTCDate() <= 15) return dayStart(date.getUTCMonth(), 16);
  return dayStart(date.getUTCMonth() + 1, 1);
}

/** The last boundary at or before a moment. */
export function boundaryAt(grid: Grid, at: number): number {
  if (grid === 'slot') return slotStart(at);
  if (grid === 'hour') return Math.floor(at / HOUR_MS) * HOUR_MS;
  const day = dayOf(at);
  if (grid === 'D') return startOf(day);
  if (grid === 'W') return startOf(day - ((day - MONDAY) % 7));
  const ofMonth = new Date(day * DAY_MS).getUTCDate();
  return startOf(day - ofMonth + (grid === 'H' && ofMonth > 15 ? 16 : 1));
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The intervals of a grid that end after `from` and not after `to`. */
export function* intervals(grid: Grid, { from, to }: Interval): Generator<Interval> {
  for (let start = boundaryAt(grid, from); ; ) {
    const end = nextBoundary(grid, start);
    if (end > to) return;
    yield { from: start, to: end };
    start = end;
  }
}
