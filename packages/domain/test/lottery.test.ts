import { expect, test } from 'vitest';
import { type DrawDay, drawDays, drawsOn, nameHolds, splitNumbers } from '../src/lottery.ts';

test.each([
  ['07,12,33', ['07', '12', '33'], 0],
  ['1,2,3,4,5,6,7,8', ['1', '2', '3', '4', '5', '6'], 2],
  ['58231', ['5', '8', '2', '3', '1'], 0],
  ['12345678', ['1', '2', '3', '4', '5', '6'], 2],
  ['07 12 | 33+4', ['07', '12', '33', '4'], 0],
  ['42', ['42'], 0],
  ['', [], 0],
  [' , ', [], 0],
])('LOTT-03 the numbers %j are shown as %j and %i more', (numero, shown, more) => {
  expect(splitNumbers(numero)).toEqual({ shown, more });
});

test.each<[string | undefined, DrawDay, boolean]>([
  ['2,4,6', 4, true],
  ['2, 4 ,6', 6, true],
  ['2,4,6', 3, false],
  ['12', 1, false],
  ['12', 2, false],
  ['1', 1, true],
  ['', 1, false],
  [undefined, 1, false],
])('LOTT-01 a lottery of the days %j draws on day %i: %s', (days, day, draws) => {
  expect(drawsOn(days, day)).toBe(draws);
});

test('LOTT-01 every weekday can be chosen once, Monday first and Sunday last', () => {
  expect(new Set(drawDays).size).toBe(7);
  expect([drawDays[0], drawDays.at(-1)]).toEqual([2, 1]);
});

test.each([
  ['Pearl River', 'RIVER', true],
  ['Pearl River', '  pearl ', true],
  ['Pearl River', '', true],
  ['Sông Hồng', 'song hong', true],
  ['Pearl River', 'pearlriver', true],
  ['Pearl River', 'pearl-river', true],
  ['Pearl River', 'delta', false],
  ['Pearl River', '...', false],
])('LOTT-01 the name %j holds %j: %s', (name, search, holds) => {
  expect(nameHolds(name, search)).toBe(holds);
});
