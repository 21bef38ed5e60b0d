import { describe, expect, test } from 'vitest';
import { hasPage, pages } from '../src/pages.ts';
import { createScreens, screenFor } from '../src/screens.ts';
import { WordsStore } from '../src/words.ts';

describe('pages', () => {
  test.each([
    ['/', true],
    ['/help', true],
    ['/register', true],
    ['/live', true],
    ['/cockfight', false],
    ['/elott', true],
    ['/promotions', true],
    ['/nowhere', false],
  ])('SHELL-12 SAFE-05 whether something leads to %s: %s', (path, expected) => {
    expect(hasPage(path, ['COCKFIGHT'])).toBe(expected);
  });

  test.each([...pages.keys()])('SHELL-01 the code of %s is fetched before the first render', (path) => {
    const screens = createScreens(new WordsStore({ loaders: {}, fallback: 'EN', overrides: () => undefined }));
    const own = screenFor(screens, path);
    expect(own).not.toBe(screens.NotFound);
    expect(Object.values(screens)).toContain(own);
  });
});
