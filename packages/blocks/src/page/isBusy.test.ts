import { describe, expect, test } from 'vitest';
import { isBusy } from './isBusy.ts';

describe('WEB-06 what a reload would end', () => {
  const page = (html: string) => {
    const made = document.implementation.createHTMLDocument();
    made.body.innerHTML = html;
    return made;
  };
  test.each([
    ['a game', '/game', '', true],
    ['a bet slip', '/lottery', '', true],
    ['an open dialog', '/', '<dialog open></dialog>', true],
    ['a form that was begun', '/register', '<main><form><input value="ana"></form></main>', true],
    [
      'a form nobody wrote in',
      '/register',
      '<main><form><input><input type="checkbox" value="on"></form></main>',
      false,
    ],
    ['a search', '/rng', '<main><form><input type="search" value="dragon"></form></main>', false],
    ['reading', '/help', '<main><p>Rules</p></main><dialog></dialog>', false],
  ])('WEB-06 %s at %s', (_, path, html, expected) => {
    expect(isBusy(page(html), path)).toBe(expected);
  });
});
