import { describe, expect, test } from 'vitest';
import { yearAt } from './yearAt.ts';

describe('yearAt', () => {
  test.each<[string, number, string, string]>([
    ['in summer', Date.UTC(2027, 6, 1), 'Asia/Manila', '2027'],
    ['on New Year’s Eve, east of Greenwich', Date.UTC(2027, 11, 31, 17), 'Asia/Manila', '2028'],
    ['on New Year’s Day, west of Greenwich', Date.UTC(2028, 0, 1, 2), 'America/New_York', '2027'],
  ])('SHELL-09 it is the year of the place %s', (_, moment, timeZone, year) => {
    expect(yearAt(moment, timeZone)).toBe(year);
  });
});
