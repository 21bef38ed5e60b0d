import { expect, test } from 'vitest';
import { normaliseHost } from '../src/host.ts';

test.each([
  ['brand.example', 'brand.example'],
  ['Brand.Example.', 'brand.example'],
  ['BRAND.EXAMPLE:8443', 'brand.example'],
  ['brand.example.:80', 'brand.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['[::1]:4173', '[::1]'],
  ['127.0.0.1:4173', '127.0.0.1'],
])('C20 the host %s is looked up as %s', (written, expected) => {
  expect(normaliseHost(written)).toBe(expected);
});

test.each(['', ' ', '.', 'a/b', 'user@brand.example', 'a b', 'brand.example:port', 'a?b', 'a#b', 'a\\b', '%00'])(
  'C20 %j names no host',
  (text) => {
    expect(normaliseHost(text)).toBeNull();
  },
);
