import { expect, test } from 'vitest';
import { checkBoundaries } from '../boundaries/check.ts';
import { makeWorkspace } from './workspace.ts';

async function rulesBroken(files: Record<string, string>): Promise<string[]> {
  const { violations, unread } = await checkBoundaries(makeWorkspace(files));
  expect(unread).toEqual([]);
  return violations.map(({ rule }) => rule);
}

test.each([
  ['packages/ui/src/x.tsx', "import { face } from '@marquee/sdk/face';", 'floor packages/ui'],
  ['packages/ui/src/deep/x.tsx', "import type { Face } from '@marquee/state/face';", 'floor packages/ui'],
  ['packages/domain/src/x.ts', "export { face } from '@marquee/ui/face';", 'floor packages/domain'],
  ['packages/sandbox/src/x.ts', "import { face } from '@marquee/sdk/face';", 'floor packages/sandbox'],
  [
    'packages/features/auth/src/x.tsx',
    "import { face } from '@marquee/feature-shell/face';",
    'floor packages/features/*',
  ],
  [
    'packages/features/auth/src/x.tsx',
    "const later = () => import('@marquee/feature-shell/face');",
    'floor packages/features/*',
  ],
  ['apps/web/src/x.ts', "import { face } from '@marquee/sandbox/face';", 'floor apps/web/src'],
  ['apps/web/src/x.ts', "import { face } from '@marquee/server/face';", 'floor apps/web/src'],
  ['apps/server/src/x.ts', "import { face } from '@marquee/sandbox/face';", 'floor apps/server'],
  ['packages/ui/src/x.tsx', "import { run } from '../../../bench/run.ts';", 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "import hono from 'hono';", 'door hono'],
  ['packages/features/auth/src/x.tsx', "import jotai from 'jotai';", 'door jotai'],
  ['packages/state/src/x.ts', "import { face } from '../../sdk/src/face.ts';", 'relative path into another package'],
  [
    'packages/features/auth/src/x.tsx',
    "import { face } from '../../../ui/src/face.tsx';",
    'relative path into another package',
  ],
  ['packages/state/src/x.ts', "import { gone } from '@marquee/sdk/gone';", 'not found'],
  ['packages/sdk/src/x.ts', "import { y } from './utils.ts';", 'vague file name'],
  ['packages/ui/src/test/x.tsx', "import { face } from '@marquee/sdk/face';", 'floor packages/ui'],
  ['packages/features/auth/src/test/x.ts', "import jotai from 'jotai';", 'door jotai'],
  ['packages/ui/src/x.config.ts', "import { face } from '@marquee/sdk/face';", 'floor packages/ui'],
  ['packages/ui/src/x.mts', "import { face } from '@marquee/sdk/face';", 'floor packages/ui'],
  ['packages/ui/src/x.jsx', "import { face } from '@marquee/sdk/face';", 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "import { aid } from '../test/aid.ts';", 'test in the product'],
  ['packages/ui/src/x.tsx', "import { shown } from './a.stories.tsx';", 'test in the product'],
  ['packages/nobody/src/x.ts', 'export const x = 1;', 'no floor'],
  ['packages/ui/src/x.tsx', "const all = import.meta.glob('../../sdk/src/*.ts');", 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "const all = import.meta.glob(['./*.ts', '../../*/src/*.ts']);", 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "const all = import.meta.glob('./*.ts', { base: '../../sdk/src' });", 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "new Worker(new URL('../../sdk/src/face.ts', import.meta.url));", 'floor packages/ui'],
  [
    'packages/ui/src/x.tsx',
    'const one = new URL(`../../sdk/src/$' + '{name}.ts`, import.meta.url);',
    'floor packages/ui',
  ],
  ['packages/ui/src/x.tsx', 'const later = () => import(`../../sdk/src/$' + '{name}.ts`);', 'floor packages/ui'],
  ['packages/ui/src/x.tsx', "const at = import.meta.resolve('../../sdk/src/face.ts');", 'floor packages/ui'],
  [
    'packages/features/auth/src/x.tsx',
    "const all = import.meta.glob('../../shell/src/*.tsx');",
    'floor packages/features/*',
  ],
  ['packages/features/shell/src/x.ts', "import { readFileSync } from 'node:fs';", 'node in the browser'],
  ['packages/features/shell/src/x.ts', "import { readFile } from 'fs/promises';", 'node in the browser'],
  ['packages/ui/src/x.tsx', "import { join } from 'path';", 'node in the browser'],
  ['packages/domain/src/x.ts', "import type { Stats } from 'node:fs';", 'node in the browser'],
  ['packages/sandbox/src/x.ts', "export { test } from 'node:test';", 'node in the browser'],
  ['apps/web/src/x.ts', "const later = () => import('node:path/posix');", 'node in the browser'],
  ['packages/theme/src/css.ts', "import { createHash } from 'node:crypto';", 'node in the browser'],
  ['apps/web/src/main.tsx', "import { a } from '@marquee/domain/measured';", 'reach apps/web/src/main.tsx'],
])('%s with %s breaks "%s"', async (file, code, rule) => {
  expect(
    await rulesBroken({
      [file]: code,
      'packages/sdk/src/utils.ts': 'export const y = 1;',
      'packages/ui/test/aid.ts': 'export const aid = 1;',
      'packages/ui/src/a.stories.tsx': 'export const shown = 1;',
      'packages/domain/src/measured.ts': "export { a } from '../../theme/src/measure.ts';",
      'packages/theme/src/measure.ts': 'export const a = 1;',
      'bench/run.ts': 'export const run = 1;',
    }),
  ).toContain(rule);
});

test.each([
  ['packages/ui/src/x.tsx', "import { face } from '@marquee/domain/face';"],
  ['packages/state/src/x.ts', "import { face } from '@marquee/sdk/face';\nimport jotai from 'jotai';"],
  ['packages/sandbox/src/x.ts', "import hono from 'hono';\nimport { face } from './face.ts';"],
  ['packages/sandbox/src/x.ts', "import { call } from '@marquee/sdk/contract/call';"],
  [
    'packages/features/auth/src/x.tsx',
    "import { face } from '@marquee/ui/face';\nimport { face as own } from './face.tsx';",
  ],
  ['apps/web/src/x.ts', "import { face } from '@marquee/feature-auth/face';"],
  ['packages/ui/src/x.test.tsx', "import { face } from '@marquee/sandbox/face';\nimport hono from 'hono';"],
  ['packages/ui/src/x.stories.tsx', "import { face } from '@marquee/sandbox/face';"],
  ['packages/ui/test/deep/x.ts', "import { face } from '@marquee/sandbox/face';"],
  ['packages/features/auth/vitest.config.ts', "import { face } from '@marquee/sandbox/face';"],
  ['packages/ui/test/x.ts', "const all = import.meta.glob('../../sdk/src/*.ts');"],
  ['packages/sandbox/src/x.ts', "const all = import.meta.glob('../../sdk/src/contract/*.ts', { eager: true });"],
  ['packages/features/auth/src/x.tsx', "const all = import.meta.glob('../../auth/src/*.tsx');"],
  ['packages/sdk/src/x.ts', "const root = new URL('../../../', import.meta.url);"],
  ['apps/server/src/x.ts', "const site = new URL('../../web/dist', import.meta.url);"],
  ['packages/sdk/src/x.ts', "const at = new URL('../../ui/src', origin);"],
  ['apps/server/src/x.ts', "import { readFileSync } from 'node:fs';"],
  ['apps/web/build/x.ts', "import { join } from 'path';"],
  ['packages/brand-tools/src/x.ts', "import { join } from 'node:path';"],
  ['packages/theme/src/measure.ts', "import { createHash } from 'node:crypto';"],
  ['packages/ui/test/x.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/ui/src/x.test.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/ui/vitest.config.ts', "import { join } from 'node:path';"],
  ['packages/sdk/src/x.ts', "import { face } from './face.ts';\nexport const path = face;"],
])('%s with %s keeps the rules', async (file, code) => {
  expect(await rulesBroken({ [file]: code })).toEqual([]);
});

test('an import is found once, at its line, with the folders that may be moved to', async () => {
  const { violations } = await checkBoundaries(
    makeWorkspace({
      'packages/features/auth/src/x.tsx': "const a = 1;\nimport { face } from '../../shell/src/face.tsx';",
      'packages/ui/src/x.tsx': "\n\nexport const later = () => import('@marquee/sdk/face');",
      'apps/server/src/main.ts': "import { face } from '@marquee/domain/face';",
      'packages/domain/src/face.ts': "\nexport { face } from '@marquee/sandbox/face';",
    }),
  );
  const said = violations.map(({ file, line, column, what, mend }) => `${file}:${line}:${column} ${what} → ${mend}`);
  expect(said.filter((text) => text.startsWith('packages/features'))).toEqual([
    expect.stringMatching(
      /x\.tsx:2:22 imports packages\/features\/shell\/src\/face\.tsx: .* → Move what both need down to .* or packages\/blocks; or take it as a prop .*: apps\/web\/src, /,
    ),
  ]);
  expect(said.filter((text) => text.startsWith('packages/ui'))).toEqual([
    expect.stringMatching(
      /x\.tsx:3:35 imports packages\/sdk\/src\/face\.ts: packages\/ui may import packages\/theme, packages\/domain, itself alone\./,
    ),
  ]);
  expect(said).toContainEqual(
    expect.stringMatching(
      /^apps\/server\/src\/main\.ts:1:22 imports packages\/sandbox\/.*, over packages\/domain\/src\/face\.ts: /,
    ),
  );
});

test('a builtin of Node that would come to a browser is found at its line, with what to take instead', async () => {
  const { violations } = await checkBoundaries(
    makeWorkspace({ 'packages/features/auth/src/x.tsx': "\nimport { readFileSync } from 'node:fs';" }),
  );
  expect(violations).toMatchObject([
    {
      ...{ file: 'packages/features/auth/src/x.tsx', line: 2, column: 30 },
      what: expect.stringMatching(/^imports (node:)?fs: A browser has no builtin of Node, .* apps\/server/),
      mend: expect.stringContaining('crypto.subtle'),
    },
  ]);
});

test('files that import each other are refused', async () => {
  const files = {
    'packages/sdk/src/a.ts': "import { b } from './b.ts';\nexport const a = b;",
    'packages/sdk/src/b.ts': "import { a } from './a.ts';\nexport const b = a;",
  };
  expect(await rulesBroken(files)).toContain('circular');
});

test('the production server reaches no sandbox, not even through a package it may import', async () => {
  const files = {
    'apps/server/src/main.ts': "import { face } from '@marquee/domain/face';",
    'packages/domain/src/face.ts': "export { face } from '@marquee/sandbox/face';",
  };
  expect(await rulesBroken(files)).toContain('reach apps/server/src/main.ts');
});

test('a file that was not read is reported, so that no rule is kept by looking away', async () => {
  const { read, unread } = await checkBoundaries(makeWorkspace({}));
  expect(read).toContain('packages/features/auth/src/face.tsx');
  expect(read.length).toBeGreaterThanOrEqual(10);
  expect(unread).toEqual([]);
});
