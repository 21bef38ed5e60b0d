import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { help, readArguments } from '../arguments.ts';

test('all parts are measured with five visits unless said', () => {
  expect(readArguments([])).toEqual({ runs: 5, only: undefined, build: true });
  expect(readArguments(['--quick', '--only', 'typing', '--no-build'])).toEqual({
    runs: 1,
    only: 'typing',
    build: false,
  });
  expect(readArguments(['--runs', '9']).runs).toBe(9);
});

test.each([
  [['--only', 'foo'], 'There is no part "foo" to measure. There is: pages, typing, studio, builds, server.'],
  [['--only'], "Option '--only <value>' argument missing. There is: --help, --quick, --runs, --only, --no-build."],
  [['--fast'], "Unknown option '--fast'. There is: --help, --quick, --runs, --only, --no-build."],
  [['pages'], "Unexpected argument 'pages'. There is: --help, --quick, --runs, --only, --no-build."],
  [['--runs', 'many'], '"many" is no number of visits: --runs takes 1 to 9999.'],
])('%j is refused in a sentence that lists what there is', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});

test('the help lists every part', () => {
  for (const part of ['pages', 'typing', 'studio', 'builds', 'server']) expect(help).toContain(`  ${part} `);
});

test('the command ends with 2 when it was asked for what there is not, and measures nothing', () => {
  const folder = path.join(import.meta.dirname, '..');
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'main.ts', '--only', 'foo'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([run.status, run.stdout]).toEqual([2, '']);
  expect(run.stderr.trim()).toMatch(/^There is no part "foo".*server\.$/);
});
