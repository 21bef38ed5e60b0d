import { expect, test } from 'vitest';
import { suppressionFindings, suppressions } from '../suppressions/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

const words = (text: string) => suppressionFindings(code(text)).map(({ what }) => what.split('"')[1]);

test.each([
  ['// @ts-ignore\nconst a: number = b;', '@ts-ignore'],
  ['const a = 1;\n// @ts-expect-error: known\nconst b: string = a;', '@ts-expect-error'],
  ['/* @ts-nocheck */\n', '@ts-nocheck'],
  ['const a = { // biome-ignore lint/suspicious/noExplicitAny: quick\n b: c as any };', 'biome-ignore'],
  ['// biome-ignore-all lint: all of it\nconst a = 1;', 'biome-ignore-all'],
  ['const box = <div>{/* biome-ignore lint/a11y: none */}</div>;', 'biome-ignore'],
  ['function a() {\n  // eslint-disable-next-line\n}', 'eslint-disable'],
  ['/** @ts-ignore */\nconst a: number = b;', '@ts-ignore'],
  ['/* v8 ignore next 3 */\nif (a) b();', 'v8 ignore'],
  ['// istanbul ignore else\nif (a) b();', 'istanbul ignore'],
  ['/* node:coverage disable */\nif (a) b();', 'node:coverage disable'],
  ['/** What it is. @public */\nexport const a = 1;', '@public'],
  ['/**\n * @internal\n */\nexport const a = 1;', '@internal'],
  ['const a = import(/* @vite-ignore */ address);', '@vite-ignore'],
  ['// prettier-ignore\nconst a = 1;', 'prettier-ignore'],
])('%s is found', (text, word) => {
  expect(words(text)).toEqual([word]);
});

test.each([
  "const hint = 'never write // @ts-ignore';",
  'const hint = `// biome-ignore $' + '{rule}`;',
  'const box = <p>// @ts-ignore</p>;',
  '// ignore what is not there\nconst a = 1;',
  '// the public face, and what v8 ignores\nconst a = 1;',
  '// write to office@public.example\nconst a = 1;',
])('%s switches nothing off', (text) => {
  expect(words(text)).toEqual([]);
});

test('a comment is found in every file that is written, with its place and a mend', async () => {
  const root = makeFolder({
    '.storybook/test/a.test.ts': 'const a = 1;\n  // @ts-ignore\nconst b: string = a;',
    'packages/ui/src/a.ts': 'export const a = 1;',
    'packages/ui/src/b.mts': '// @ts-ignore\nexport const b: string = 1;',
    'bench/floor/floor.css': 'p {\n  /* biome-ignore lint: quick */\n}',
    'packages/ui/node_modules/b/b.ts': '// @ts-ignore',
  });
  expect(await suppressions.check(root)).toMatchObject({
    findings: [
      { file: '.storybook/test/a.test.ts', line: 2, column: 6, mend: expect.stringContaining('true type') },
      { file: 'bench/floor/floor.css', line: 2, column: 6, mend: expect.stringContaining('biome.json') },
      { file: 'packages/ui/src/b.mts' },
    ],
  });
});
