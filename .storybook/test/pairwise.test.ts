import { describe, expect, test } from 'vitest';
import { pairwiseRows, rowFor } from '../tests/pairwise.ts';

const factors = {
  brand: ['a', 'b', 'c'],
  theme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: [360, 1440],
} as const;
const rows = pairwiseRows(factors);

describe('STORY-02 the sample of surroundings', () => {
  const names = Object.keys(factors) as (keyof typeof factors)[];
  const pairs = names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        factors[one].flatMap((value) => factors[other].map((second) => [one, value, other, second] as const)),
      ),
  );

  test.each(pairs)('has a row with %s %s and %s %s', (one, value, other, second) => {
    expect(rows.some((row) => row[one] === value && row[other] === second)).toBe(true);
  });

  test('is far smaller than all combinations', () => {
    expect(rows.length).toBeLessThanOrEqual(8);
  });

  test('gives a story the same row each time, and many stories every row', () => {
    const stories = Array.from({ length: 200 }, (_, at) => `shell-header--story-${at}`);
    expect(new Set(stories.map((name) => rowFor(rows, name))).size).toBe(rows.length);
    expect(rowFor(rows, 'ui-button--kinds')).toBe(rowFor(rows, 'ui-button--kinds'));
  });
});
