import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';

test.each([
  ['/', '/'],
  ['/live', '/live'],
  ['/rng?page=2&vassalage=ABC#top', '/rng?page=2&vassalage=ABC#top'],
  ['/promotions/../help', '/help'],
])('SHELL-03a %s is a way back after login', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['/.//evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['evil'],
  [''],
  ['/login'],
  ['/login/?next=/x'],
  [undefined],
  [null],
  [{ pathname: '/live' }],
])('SHELL-03a %j is not taken as a way back', (wanted) => {
  expect(returnPath(wanted)).toBeUndefined();
});
