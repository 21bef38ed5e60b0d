const DAY_MS = 24 * 60 * 60_000;

/** A day of the calendar, `YYYY-MM-DD` (ISO 8601), in whichever time zone it is meant. */
export type Day = `${number}-${number}-${number}`;

/** Days from the first to the last, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** How far the date presets reach and move (MEMB-06, section 9). */
export const dayPresets = [7, 30] as const;

/** Reads a day, or `undefined` where there is no such day in the calendar. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as Day) : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a time zone: making one takes longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone);
  if (made) return made;
  const numeric = 'numeric' as const;
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  formats.set(timeZone, format);
  return format;
}

/** How far the clocks of a time zone (IANA name) are ahead of UTC at a moment, in ms. */
function offsetAt(at: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
}

/** The day it is at a moment in a time zone. */
export function dayAt(at: number, timeZone: string): Day {
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10) as Day;
}

/** A day so many days later; negative = earlier. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as Day;
}

/** When a day begins in a time zone, as epoch ms. Where clocks go forward at midnight, the first moment that there is. */
export function startOfDay(day: Day, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const guess = wall - offsetAt(wall, timeZone);
  // on a day when the clocks change, the offset at the guess may be another than at the first look
  const start = wall - offsetAt(guess, timeZone);
  return dayAt(start, timeZone) === day ? start : guess;
}

/** The moments of a range: from the beginning of its first day up to the end of its last (not included). */
export function momentsOf({ from, to }: DayRange, timeZone: string): { startTime: number; endTime: number } {
  return { startTime: startOfDay(from, timeZone), endTime: startOfDay(addDays(to, 1), timeZone) };
}

/** So many days, today the last of them. */
export function recentDays(days: number, now: number, timeZone: string): DayRange {
  const to = dayAt(now, timeZone);
  return { from: addDays(to, 1 - days), to };
}

/** The same length of time so many days later or earlier: the presets "next" and "previous". */
export function moveRange({ from, to }: DayRange, days: number): DayRange {
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** How many days a range has; less than 1 = it ends before it begins. */
export function daysIn({ from, to }: DayRange): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
}
