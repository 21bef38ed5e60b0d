// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inBursts, isIgnored } from '../build/devWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a burst of changes is read once, with every file in it', async () => {
  const runs: string[][] = [];
  const heard = inBursts(
    async (files) => void runs.push([...files]),
    () => undefined,
  );
  for (const file of ['a', 'b', 'a']) heard(file);
  await vi.runAllTimersAsync();
  heard('c');
  await vi.runAllTimersAsync();
  expect(runs).toEqual([['a', 'b'], ['c']]);
});

test('a change that cannot be read is said, and the next one is heard', async () => {
  const errors: unknown[] = [];
  const runs: string[][] = [];
  const heard = inBursts(
    async (files) => {
      runs.push([...files]);
      if (files.has('bad')) throw new Error('gone');
    },
    (error) => errors.push(error),
  );
  heard('bad');
  await vi.runAllTimersAsync();
  heard('good');
  await vi.runAllTimersAsync();
  expect(errors).toEqual([new Error('gone')]);
  expect(runs).toEqual([['bad'], ['good']]);
});

test.each([
  ['/w/brands/acme', false],
  ['/w/brands/acme/brand.json', false],
  ['/w/brands/acme/assets/fonts/own.woff2', false],
  ['/w/brands/UPPER', false],
  ['/w/brands/UPPER/brand.json', true],
  ['/w/brands/.git/objects/00', true],
  ['/w/brands/acme/node_modules/x/y.js', true],
  ['/w/brands/acme/.brand.json.swp', true],
  ['/w/brands/acme/1/2/3/4/5/6/7/8', true],
  ['/w/apps/web/src/main.tsx', false],
])('%s: no reason to watch it = %s', (file, ignored) => {
  expect(isIgnored('/w/brands', file)).toBe(ignored);
});
