/** When a lottery draws: at even intervals, or at an hour on some days of the week. */
export type Schedule =
  | { readonly everyMinutes: number }
  | {
      /** Sunday 1 … Saturday 7, as the platform numbers them (section 9) */
      readonly days: readonly number[];
      /** `18:15`, where the lottery draws */
      readonly time: string;
      /** of the place where it draws; both places of the sandbox keep one time all year */
      readonly hoursAheadOfUtc: number;
    };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** the epoch began on a Thursday, number 5 */
const FIRST_DAY = 5;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The draws of a lottery on the clock, going back from a moment that is included. */
export function drawsUntil(schedule: Schedule, at: number, count: number): number[] {
  if ('everyMinutes' in schedule) {
    const step = schedule.everyMinutes * MINUTE;
    const last = Math.floor(at / step) * step;
    return Array.from({ length: count }, (_, index) => last - index * step);
  }
  const offset = schedule.hoursAheadOfUtc * HOUR;
  const draws: number[] = [];
  for (let day = Math.floor((at + offset) / DAY); draws.length < count; day -= 1) {
    if (!schedule.days.includes(weekday(day))) continue;
    const draw = day * DAY + minutesOf(schedule.time) * MINUTE - offset;
    if (draw <= at) draws.push(draw);
  }
  return draws;
}

/** The first draw after a moment. */
export function nextDraw(schedule: Schedule, at: number): number {
  if ('everyMinutes' in schedule) {
    const step = schedule.everyMinutes * MINUTE;
    return (Math.floor(at / step) + 1) * step;
  }
  const offset = schedule.hoursAheadOfUtc * HOUR;
  for (let day = Math.floor((at + offset) / DAY); ; day += 1) {
    const draw = day * DAY + minutesOf(schedule.time) * MINUTE - offset;
    if (schedule.days.includes(weekday(day)) && draw > at) return draw;
  }
}

function weekday(day: number): number {
  return ((day + FIRST_DAY - 1) % 7) + 1;
}

/** The days as platforms write them: `2,4,6`. What draws at intervals draws every day. */
export function drawDayOfWeek(schedule: Schedule): string {
  return ('days' in schedule ? schedule.days : [2, 3, 4, 5, 6, 7, 1]).join(',');
}

/** The name of a draw: its day where it takes place, and for intervals its number on that day. */
export function issueOf(schedule: Schedule, drawAt: number): string {
  const offset = 'days' in schedule ? schedule.hoursAheadOfUtc * HOUR : 0;
  const day = new Date(drawAt + offset).toISOString().slice(0, 10).replaceAll('-', '');
  if ('days' in schedule) return day;
  const number = Math.floor((drawAt % DAY) / (schedule.everyMinutes * MINUTE)) + 1;
  return `${day}-${String(number).padStart(4, '0')}`;
}
