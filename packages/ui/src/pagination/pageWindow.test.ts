import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 'after', 9]],
    [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'after', 9]],
    [9, 9, [1, 'before', 7, 8, 9]],
    [333, 667, [1, 'before', 332, 333, 334, 'after', 667]],
  ] as const)('SHELL-19 names three pages around %i of %i and one at each end', (page, pages, steps) => {
    expect(pageWindow(page, pages)).toEqual(steps);
  });
});
