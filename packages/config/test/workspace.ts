import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a temporary folder that goes with the test. */
export function makeFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'workspace '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return root;
}

const packages: Record<string, Record<string, string>> = {
  'packages/domain': { './*': './src/*.ts' },
  'packages/sdk': { './contract/*': './src/contract/*.ts', './*': './src/*.ts' },
  'packages/sandbox': { './*': './src/*.ts' },
  'packages/ui': { './*': './src/*.tsx' },
  'packages/state': { './*': './src/*.ts' },
  'packages/features/auth': { './*': './src/*.tsx' },
  'packages/features/shell': { './*': './src/*.tsx' },
  'apps/web': {},
  'apps/server': { './*': './src/*.ts' },
};

const nameOf = (folder: string) => `@marquee/${folder.replace(/^\w+\//, '').replace('features/', 'feature-')}`;

/**
 * A small workspace laid out as ours and linked as pnpm links it: packages by their exports, wildcards among them,
 * and two libraries. Every package holds `src/face`, which others may import.
 */
export function makeWorkspace(files: Record<string, string>): string {
  const all: Record<string, string> = { ...files };
  for (const [folder, exports] of Object.entries(packages)) {
    const extension = JSON.stringify(exports).includes('tsx') ? 'tsx' : 'ts';
    all[`${folder}/package.json`] = JSON.stringify({ name: nameOf(folder), type: 'module', exports });
    all[`${folder}/src/face.${extension}`] ??= 'export const face = 1;\nexport type Face = typeof face;\n';
  }
  all['packages/sdk/src/contract/call.ts'] = 'export const call = 1;\n';
  for (const library of ['hono', 'jotai']) {
    all[`node_modules/${library}/package.json`] = JSON.stringify({
      name: library,
      exports: './main.js',
      type: 'module',
    });
    all[`node_modules/${library}/main.js`] = 'export default 1;\n';
  }
  const root = makeFolder(all);
  mkdirSync(join(root, 'node_modules/@marquee'));
  for (const folder of Object.keys(packages))
    symlinkSync(join(root, folder), join(root, 'node_modules', nameOf(folder)));
  return root;
}
