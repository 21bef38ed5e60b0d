import { expect, test } from 'vitest';
import { importFindings, imports } from '../imports/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

test.each([
  "import('./a.ts').then((m) => m.start(page)).catch(() => {});",
  "import('./a.ts').then(async (m) => {\n  await m.start(page);\n});",
  "import('./a.ts').then((m) => m.start, () => undefined);",
  "import('./a.ts').then(setPart, () => {});",
  "const load = () => import('./a.ts').then((m) => new m.Part());",
])('%s is found', (text) => {
  expect(importFindings(code(text))).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(/take something out/),
      mend: expect.stringMatching(/start/),
    }),
  ]);
});

test.each([
  "const Screen = lazyScreen(() => import('./a.ts').then((m) => m.Screen));",
  "import('./a.ts').then((m) => m.start).then((start) => start(page)).catch(() => {});",
  "import('./a.ts').then(({ start }) => start(page), () => {});",
  "const { start } = await import('./a.ts');",
  "Promise.all([import('./a.ts'), import('./b.ts')]).then(([a, b]) => a.start(b));",
  'fetchPart().then((m) => m.start(page));',
])('%s is left alone', (text) => {
  expect(importFindings(code(text))).toEqual([]);
});

test('WEB-06 SHELL-17 the gate reads the product, and says where', async () => {
  const root = makeFolder({
    'apps/web/src/main.tsx': "\nimport('./start.ts').then((m) => m.start(1));\n",
    'packages/ui/src/face.ts': 'export const face = 1;\n',
    'apps/web/test/main.test.ts': "import('./start.ts').then((m) => m.start(1));\n",
  });
  const { findings } = await imports.check(root);
  expect(findings).toEqual([expect.objectContaining({ file: 'apps/web/src/main.tsx', line: 2, column: 22 })]);
});
