import { expect, test } from 'vitest';
import { countLines, findLongFiles } from '../fileSize/check.ts';
import { makeFolder } from './workspace.ts';

const lines = (count: number) => 'x\n'.repeat(count);

test('files over 300 lines are named, longest first; made and data files are not', () => {
  const root = makeFolder({
    'packages/a/src/fits.ts': lines(300),
    'packages/a/src/Long.tsx': lines(301),
    'scripts/longer.mjs': lines(400),
    'packages/a/src/module.mts': lines(304),
    'packages/a/src/page.mdx': lines(303),
    'packages/a/src/style.css': lines(302),
    'packages/a/dist/made.js': lines(999),
    'packages/a/node_modules/b/b.js': lines(999),
    'apps/web/lang/words.json': lines(999),
  });
  expect(findLongFiles(root)).toEqual([
    { file: 'scripts/longer.mjs', lines: 400 },
    { file: 'packages/a/src/module.mts', lines: 304 },
    { file: 'packages/a/src/page.mdx', lines: 303 },
    { file: 'packages/a/src/style.css', lines: 302 },
    { file: 'packages/a/src/Long.tsx', lines: 301 },
  ]);
});

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
])('%j has %i lines', (text, expected) => {
  expect(countLines(text)).toBe(expected);
});
