import { expect, test } from 'vitest';
import { countdown, drawDate, expectedOpenTime, refreshDelay, untilNextSecond } from '../src/lotteryTiming.ts';

test.each([
  [[12_000, 9000], 9000],
  [[90_000], 30_000],
  [[0], 7000],
  [[0, 12_000], 7000],
  [[-5, 12_000], 12_000],
  [[], 30_000],
])('LOTT-04 with %j ms remaining the list is asked for again after %i ms', (remaining, delay) => {
  expect(refreshDelay(remaining.map((remainTime) => ({ numero: '1,2', remainTime })))).toBe(delay);
});

test('LOTT-04 a lottery without numbers or without a time does not decide', () => {
  const lotteries = [
    { numero: '', remainTime: 100 },
    { remainTime: 200 },
    { numero: '4' },
    { numero: '4', remainTime: 5000 },
  ];
  expect(refreshDelay(lotteries)).toBe(5000);
});

test('LOTT-04 sales end at the time that remains, less half the way and the lock', () => {
  const facts = { receivedAt: 1_000_000, roundTrip: 400, remainTime: 60_000 };
  expect(expectedOpenTime(facts)).toBe(1_059_800);
  expect(expectedOpenTime({ ...facts, lockTime: 10 })).toBe(1_049_800);
});

test.each([
  [90 * 60_000, '01:30:00'],
  [60_000, '00:01:00'],
  [59_999, '00:01:00'],
  [59_000, '00:00:59'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-1, '00:00:00'],
  [-3_600_000, '00:00:00'],
  [49 * 3_600_000 + 5000, '49:00:05'],
  [167 * 3_600_000, '167:00:00'],
  [Number.NaN, '00:00:00'],
  [Number.POSITIVE_INFINITY, '00:00:00'],
])('C01 %d ms are shown as %s', (ms, text) => {
  expect(countdown(ms).text).toBe(text);
});

test('C01 a countdown is over exactly when it shows zero', () => {
  for (let ms = -2000; ms <= 2000; ms += 250) {
    expect(countdown(ms).over).toBe(countdown(ms).text === '00:00:00');
  }
  expect(countdown(49 * 3_600_000)).toMatchObject({ days: 2, hours: 1, minutes: 0, seconds: 0 });
});

test('C01 the next change of the text is when the second turns', () => {
  for (const ms of [1, 250, 999, 1000, 1001, 59_000, 60_400]) {
    const wait = untilNextSecond(ms);
    expect(wait).toBeGreaterThan(0);
    expect(countdown(ms - wait).text).not.toBe(countdown(ms).text);
    if (wait > 1) expect(countdown(ms - wait + 1).text).toBe(countdown(ms).text);
  }
});

test('LOTT-03 the day of a draw is the day where it takes place', () => {
  const at = Date.UTC(2026, 4, 1, 17, 30);
  expect(drawDate(at, 'Asia/Ho_Chi_Minh')).toBe('2026.05.02');
  expect(drawDate(at, 'Europe/Malta')).toBe('2026.05.01');
});
