import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { flagNames } from '@marquee/brand/flagRules';
import { jsonSchemaFiles } from '@marquee/brand/schema/jsonSchemas';
import { expect, test, vi } from 'vitest';
import { places } from '../../src/cli/places.ts';
import { runCli } from '../../src/cli/run.ts';
import { brandsFolder, goodPack } from '../folder.ts';

// pnpm itself is started here, on a machine that does other things too
vi.setConfig({ testTimeout: 120_000 });

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCli(args, { cwd: '/', out: (text) => lines.push(text) });
  return { code, text: stripVTControlCharacters(lines.join('\n')) };
}

const good = { 'lang/EN.json': null };

test('BRAND-08e check answers 1 on any error and names file, line, column, what is wrong and how to mend it', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...good, 'flags.json': '{\n  "USERNAMREG3": true\n}' } });
  const { code, text } = await run('check', '--brands', dir);
  expect(code).toBe(1);
  expect(text).toContain('"USERNAMREG3" is not a known key. flags/unknown-key');
  expect(text).toContain('brands/meridian/flags.json:2:3');
  expect(text).toContain('→ Did you mean "USERNAMEREG3"?');
  expect(text).toContain('1 brand checked: 1 error');
});

test('BRAND-08e check answers 0 when nothing is an error, also as JSON', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...good } });
  expect((await run('check', 'meridian', '--brands', dir)).code).toBe(0);
  const { code, text } = await run('check', '--json', '--brands', dir);
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({ brands: ['meridian'], findings: expect.any(Array) });
});

test('a brand that does not exist is an error with the nearest known one', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...good } });
  for (const command of ['check', 'flags']) {
    const { code, text } = await run(command, 'meridan', '--brands', dir);
    expect(code).toBe(1);
    expect(text).toContain('There is no brand "meridan".');
    expect(text).toContain('Did you mean "meridian"?');
  }
});

test('BRAND-06c flags prints each flag, its value and where it came from', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...good, 'flags.json': '{ "freePlay": true }' } });
  const { code, text } = await run('flags', 'meridian', '--brands', dir);
  expect(code).toBe(0);
  for (const name of flagNames) expect(text).toContain(name);
  expect(text).toMatch(/freePlay\s+on\s+brands\/meridian\/flags\.json/);
  expect(text).toMatch(/USERNAMEREG3\s+on\s+default/);
  const machine = JSON.parse((await run('flags', 'meridian', '--json', '--brands', dir)).text);
  expect(machine.meridian.freePlay).toMatchObject({ value: true, origin: 'pack', screens: ['Login'] });
});

test('a command line that makes no sense gets the usage and 2', async () => {
  for (const args of [[], ['chek'], ['check', '--nonsense'], ['constructor']]) {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain('Usage:');
  }
  expect((await run('chek')).text).toContain('Did you mean "check"?');
  expect((await run('cat')).text).toContain('These are known:');
  expect((await run('--help')).code).toBe(0);
});

test('pnpm hands on the exit code: 1 for findings, 2 for a command line that makes no sense', () => {
  const root = join(places.brands, '..');
  const pnpm = (...args: string[]) =>
    spawnSync(join(root, 'node_modules/.bin/pnpm'), ['--silent', 'brand', ...args], { cwd: root, encoding: 'utf8' });
  expect(pnpm('chek')).toMatchObject({ status: 2, stdout: expect.stringContaining('Usage:') });
  expect(pnpm('check', '--brands', 'no/such/folder').status).toBe(1);
});

test('a program that reads what is said gets no colours, also not by the --color of a brand', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...good } });
  const root = join(places.brands, '..');
  const main = join(root, 'packages/brand-tools/src/cli/main.ts');
  const args = [main, 'new', 'bay', '--name', 'Meridian', '--color', 'red', '--brands', dir];
  const said = (env: NodeJS.ProcessEnv) =>
    spawnSync(join(root, 'node_modules/.bin/tsx'), args, { encoding: 'utf8', env: { ...process.env, ...env } }).stdout;
  const plain = said({ FORCE_COLOR: '', CI: '' });
  expect(plain).toContain('brand/name-taken');
  expect(plain).toBe(stripVTControlCharacters(plain));
  expect(said({ FORCE_COLOR: '1', CI: '' })).not.toBe(plain);
});

test('BRAND-07a the published JSON Schemas are those of the code (pnpm brand schema writes them)', async () => {
  for (const [name, text] of jsonSchemaFiles()) {
    expect(await readFile(join(places.schemas, name), 'utf8')).toBe(text);
  }
});

test('BRAND-07b every JSON file of the demo brands names a schema that exists', async () => {
  const { loadPacks } = await import('../../src/packs.ts');
  const { packs } = await loadPacks(places.brands);
  for (const { files, dir } of packs) {
    for (const { path, bytes } of files.values()) {
      if (!path.endsWith('.json')) continue;
      const { $schema } = JSON.parse(bytes.toString('utf8'));
      expect(await readFile(join(dir, path, '..', $schema), 'utf8')).toContain('json-schema.org');
    }
  }
});
