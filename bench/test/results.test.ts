import { expect, test } from 'vitest';
import type { Row } from '../report.ts';
import { withResults } from '../results.ts';

const row = (what: string, figure: number): Row => ({ what, unit: 'ms', figure, bounds: { goal: 10, stop: 20 } });
const kept = (text: string) =>
  JSON.parse(text).results.map(({ part, date, what, figure, verdict }: Record<string, unknown>) =>
    [part, date, what, figure, verdict].join(' '),
  );

test('what is measured alone takes the place of its own part; the others stay with their own dates', () => {
  const whole = withResults(undefined, { pages: [row('first', 5)], typing: [row('filter', 15)] }, 'Monday');
  const after = withResults(whole, { typing: [row('filter', 8), row('painted', 25)] }, 'Tuesday');
  expect(JSON.parse(after).date).toBe('Tuesday');
  expect(kept(after)).toEqual([
    'pages Monday first 5 good',
    'typing Tuesday filter 8 good',
    'typing Tuesday painted 25 too much',
  ]);
});

test('a run of all parts keeps nothing, and a file that holds no such results is begun anew', () => {
  const all = { pages: [row('first', 5)] };
  const fresh = ['pages Monday first 5 good'];
  for (const known of ['', 'no JSON', '[]', '{"results":[{"what":"of no part"}]}'])
    expect(kept(withResults(known, all, 'Monday'))).toEqual(fresh);
});
