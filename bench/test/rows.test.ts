import { expect, test } from 'vitest';
import { pastStop, table } from '../report.ts';
import { loadRows, searchRows, studioRows } from '../rows.ts';

const many = { connections: 1000, answers: 5000, wrong: 0, perSecond: 1000, p99: 900 };
const rate = (perSecond: number, p99: number) => ({ perSecond, p99 });

test('four fifths of a bare server’s rate is the goal, and a wrong answer under load is past a hard stop', () => {
  const rates = [{ what: 'home', ours: rate(800, 50), bare: rate(1000, 40) }];
  expect(table(loadRows({ rates, many }))).toMatch(/home +1\.25 × +1\.25 × +1\.60 × +good/);
  expect(pastStop(loadRows({ rates, many }))).toEqual([]);
  expect(pastStop(loadRows({ rates, many: { ...many, wrong: 1 } })).map(({ what }) => what)).toEqual([
    'wrong answers under 1000 connections',
  ]);
});

test('a server that is much slower than a bare one, or was not measured, does not pass', () => {
  const rates = [
    { what: 'slow', ours: rate(500, 300), bare: rate(1000, 40) },
    { what: 'none', ours: rate(Number.NaN, Number.NaN), bare: rate(1000, 40) },
  ];
  expect(pastStop(loadRows({ rates, many }))).toHaveLength(4);
});

test('a change in the studio that shows after 200 ms is above the goal, and past a hard stop at twice that or when it never shows', () => {
  const measured = [150, 201, 401, Number.NaN].map((ms, index) => ({ what: `change ${index}`, ms, screens: 12 }));
  expect(table(studioRows(measured))).toMatch(/change 0 .* good .*\n.*change 1 .* above goal/);
  expect(pastStop(studioRows(measured)).map(({ what }) => what)).toEqual([
    'brand studio, change 2 until shown',
    'brand studio, change 3 until shown',
  ]);
});

test('GAME-09 a search is held against the plain page of the same run: twice as slow a machine is no worse, a faster one no tighter', () => {
  const verdicts = (machine: number, pending: number, painted: number) =>
    pastStop(
      searchRows({ pending, painted, items: 200 }, { first: machine * 374, all: machine * 374, items: 200 }),
    ).map(({ what }) => what);
  for (const [machine, limit] of [
    [0.4, 1],
    [1, 1],
    [2, 2],
  ] as const) {
    expect(verdicts(machine, limit * 99, limit * 199)).toEqual([]);
    expect(verdicts(machine, limit * 101, limit * 199)).toEqual(['search, typed until under way']);
    expect(verdicts(machine, Number.NaN, limit * 201)).toHaveLength(2);
  }
  expect(verdicts(Number.NaN, 10, 10)).toHaveLength(2);
});
