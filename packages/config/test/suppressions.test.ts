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
])('%s is found', (text, word) => {
  expect(words(text)).toEqual([word]);
});

test.each([
  "const hint = 'never write // @ts-ignore';",
  'const hint = `// biome-ignore $' + '{rule}`;',
  'const box = <p>// @ts-ignore</p>;',
  '// ignore what is not there\nconst a = 1;',
])('%s switches nothing off', (text) => {
  expect(words(text)).toEqual([]);
});

test('a comment is found in every file that is written, with its place and a mend', async () => {
  const root = makeFolder({
    '.storybook/test/a.test.ts': 'const a = 1;\n  // @ts-ignore\nconst b: string = a;',
    'packages/ui/src/a.ts': 'export const a = 1;',
    'packages/ui/node_modules/b/b.ts': '// @ts-ignore',
  });
  expect(await suppressions.check(root)).toMatchObject({
    findings: [{ file: '.storybook/test/a.test.ts', line: 2, column: 6, mend: expect.stringContaining('true type') }],
  });
});
