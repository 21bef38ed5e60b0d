import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  dayPresets,
  daysIn,
  momentsOf,
  moveRange,
  parseDay,
  recentDays,
  startOfDay,
} from '../src/days.ts';

describe('MEMB-06 days in the time zone of a brand', () => {
  test.each([
    ['2026-05-01T15:59:59Z', 'Asia/Manila', '2026-05-01'],
    ['2026-05-01T16:00:00Z', 'Asia/Manila', '2026-05-02'],
    ['2026-05-01T02:00:00Z', 'America/Los_Angeles', '2026-04-30'],
    ['2026-02-28T20:15:00Z', 'Asia/Kathmandu', '2026-03-01'],
  ])('%s in %s is %s', (at, timeZone, day) => {
    expect(dayAt(Date.parse(at), timeZone)).toBe(day);
  });

  test.each([
    ['2026-05-01', 'Asia/Manila', '2026-04-30T16:00:00.000Z'],
    ['2026-05-01', 'UTC', '2026-05-01T00:00:00.000Z'],
    // the clocks go forward at 02:00 and back at 03:00 on these days
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // at midnight the clocks go forward: the day begins at 01:00
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ] as const)('%s in %s begins at %s', (day, timeZone, at) => {
    expect(new Date(startOfDay(day, timeZone)).toISOString()).toBe(at);
  });

  test('every day of a year is followed by the next without a gap', () => {
    for (const timeZone of ['Asia/Manila', 'America/Santiago']) {
      let day = addDays('2026-01-01', 0);
      for (let count = 0; count < 365; count += 1) {
        const { startTime, endTime } = momentsOf({ from: day, to: day }, timeZone);
        expect(dayAt(startTime, timeZone)).toBe(day);
        expect(dayAt(endTime - 1, timeZone)).toBe(day);
        day = addDays(day, 1);
        expect(dayAt(endTime, timeZone)).toBe(day);
      }
    }
  });

  test('the presets are the last days, and move by 7 and 30', () => {
    const week = recentDays(7, Date.parse('2026-05-01T15:00:00Z'), 'Asia/Manila');
    expect(week).toEqual({ from: '2026-04-25', to: '2026-05-01' });
    expect(daysIn(week)).toBe(7);
    expect(moveRange(week, -7)).toEqual({ from: '2026-04-18', to: '2026-04-24' });
    for (const days of dayPresets) expect(moveRange(moveRange(week, -days), days)).toEqual(week);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'yesterday', ''])('%j is no day', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
  test('a leap day is one', () => {
    expect(parseDay('2028-02-29')).toBe('2028-02-29');
  });
});
