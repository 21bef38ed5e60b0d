import { expect, test } from 'vitest';
import { safeUrl } from '../src/url.ts';

const allowed = ['https://good.example', 'https://*.chat.example', 'https://odd.example:8443'];

test.each([
  ['https://good.example', 'https://good.example/'],
  ['https://GOOD.example./a?b=c#d', 'https://good.example./a?b=c#d'],
  ['https://good.example:443/a@b', 'https://good.example/a@b'],
  ['https://eu.chat.example/room', 'https://eu.chat.example/room'],
  ['https://odd.example:8443/', 'https://odd.example:8443/'],
  ['HTTPS://good.example/', 'https://good.example/'],
])('C18 %s may be opened', (given, wanted) => {
  expect(safeUrl(given, allowed)).toBe(wanted);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://good.example/1',
  'http://good.example/',
  '//good.example/',
  '/path',
  'https:good.example',
  'https:///good.example',
  'https://',
  'https://evil.example\\@good.example',
  'https://good.example\\@evil.example',
  'https://good.example@evil.example/',
  'https://user:secret@good.example/',
  'https://@good.example/',
  'https://good.example\t.evil.example/',
  'https://good.example /',
  'https://evil.example/https://good.example',
  'https://evil.example#good.example',
  'https://good.example.evil.example/',
  'https://chat.example/',
  'https://good.example:8443/',
  'https://odd.example/',
  'not an address',
  '',
])('C18 %j is refused', (given) => {
  expect(safeUrl(given, allowed)).toBeNull();
});

test.each([[[]], [['*']], [['https:']], [['http://good.example']], [['javascript:']]])(
  'C18 the patterns %j allow nothing',
  (patterns) => {
    expect(safeUrl('https://good.example/', patterns)).toBeNull();
  },
);

const own = ['http://brand.localhost:4173', 'http://127.0.0.1:80', 'http://good.example', 'http://*.example'];

test.each(['http://brand.localhost:4173/sandbox/service/livechat', 'http://127.0.0.1/a'])(
  'SUPP-01 %s, on this machine, may be opened where a pattern names it',
  (given) => {
    expect(safeUrl(given, own)).toBe(given);
    expect(safeUrl(given, allowed)).toBeNull();
  },
);

test.each([
  'http://brand.localhost/',
  'https://brand.localhost:4173/',
  'http://other.localhost:4173/',
  'http://brand.localhost:4173@evil.example/',
  'http://evil.example\\@brand.localhost:4173/',
  'http://brand.localhost.evil.example:4173/',
  'http://good.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
])('C18 %j is refused, whatever pattern names it', (given) => {
  expect(safeUrl(given, own)).toBeNull();
});
