/** No clock on earth is further than this from UTC. */
const FURTHEST_MS = 14 * 3_600_000;

/**
 * The Gregorian year of a moment in an IANA time zone. The number alone: some languages write a word for "year" after it.
 * The browser's table of time zones, which takes a slow phone some 30 ms to open, is asked only about New Year's.
 */
export function yearAt(now: number, timeZone: string): string {
  const [first, last] = [now - FURTHEST_MS, now + FURTHEST_MS].map((moment) => new Date(moment).getUTCFullYear());
  if (first !== undefined && first === last) return String(first);
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone, calendar: 'gregory' }).format(now);
}
