import { expect, test } from 'vitest';
import { hostMatches, normaliseHost } from '../src/host.ts';

test.each([
  ['Brand.Example.', 'brand.example'],
  ['brand.example:8080', 'brand.example'],
  ['  BRAND.example.:443 ', 'brand.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['XN--BCHER-KVA.Example', 'xn--bcher-kva.example'],
  ['brand。example', 'brand.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['[::1]:3000', '[::1]'],
  ['a.localhost:5173', 'a.localhost'],
])('C20 %s is %s', (given, wanted) => {
  expect(normaliseHost(given)).toBe(wanted);
});

test.each(['', ' ', '.', 'a..b', 'a/b', 'user@brand.example', 'a b', 'a:99999', 'a\\b', 'a?b', 'a#b', '*.a', '%61'])(
  'C20 %j names no host',
  (given) => {
    expect(normaliseHost(given)).toBeNull();
  },
);

test.each([
  ['brand.example', 'brand.example', true],
  ['Brand.Example.:80', 'brand.example', true],
  ['www.brand.example', 'brand.example', false],
  ['www.brand.example', '*.brand.example', true],
  ['a.b.brand.example', '*.Brand.Example', true],
  ['brand.example', '*.brand.example', false],
  ['evilbrand.example', '*.brand.example', false],
  ['brand.example.evil.example', '*.brand.example', false],
  ['www.bücher.example', '*.xn--bcher-kva.example', true],
  ['brand.example', '*', false],
  ['brand.example', '', false],
  ['', 'brand.example', false],
])('C20 host %s against %s: %s', (host, pattern, wanted) => {
  expect(hostMatches(host, pattern)).toBe(wanted);
});
