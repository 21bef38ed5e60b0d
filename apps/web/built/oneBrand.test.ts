import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { brandsDir, dist, filesIn, packs } from './packs.ts';

const web = path.resolve(import.meta.dirname, '..');

/** Which brand each host leads to, and what servers are told: the two that speak of all brands. */
const OF_ALL = new Set(['sites.json', 'deploy/nginx.conf']);

function hashes(folder: string): Map<string, string> {
  return new Map(
    [...filesIn(folder)].map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]),
  );
}

interface Task {
  readonly taskId: string;
  readonly command: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
}

/** What a brand's file is an input of, itself or by what it depends on; tasks without a command are nothing to run. */
function readersOfBrands(tasks: readonly Task[]): string[] {
  const reads = (task: Task): boolean =>
    Object.keys(task.inputs).some((file) => /^(?:\.\.\/)+brands\//.test(file)) ||
    task.dependencies.some((id) => tasks.some((other) => other.taskId === id && reads(other)));
  return tasks.filter((task) => !task.command.includes('NONEXISTENT') && reads(task)).map(({ taskId }) => taskId);
}

test('BRAND-10 editing one brand leaves every task but the build of the site in the cache', async () => {
  const repository = path.resolve(web, '../..');
  const { stdout } = await promisify(execFile)(
    path.join(repository, 'node_modules/.bin/turbo'),
    ['run', 'build', 'typecheck', '--dry=json'],
    { cwd: repository, maxBuffer: 64 * 1024 * 1024 },
  );
  const { tasks } = JSON.parse(stdout) as { tasks: Task[] };
  expect(tasks.map(({ taskId }) => taskId)).toContain('@marquee/server#build');
  expect(readersOfBrands(tasks)).toEqual(['@marquee/web#build']);
});

function edit(file: string, change: (json: Record<string, unknown>) => object): void {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(change(json)));
}

test('BRAND-10 editing one brand changes only that brand’s files', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const brands = path.join(folder, 'brands');
  cpSync(brandsDir, brands, { recursive: true });
  const edited = packs[0]?.id ?? '';
  edit(path.join(brands, edited, 'brand.json'), (brand) => ({ ...brand, name: `${brand.name} Anew` }));
  edit(path.join(brands, edited, 'theme.json'), ({ seeds, ...theme }) => ({
    ...theme,
    seeds: { ...(seeds as object), accent: '#8a1538' },
  }));
  const again = path.join(folder, 'dist');
  await promisify(execFile)('tsx', ['build/main.ts', '--brands', brands, '--dist', again], { cwd: web });

  const [before, after] = [hashes(dist), hashes(again)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  expect(changed).toContain(`sites/${edited}/index.html`);
  const own = [dist, again].flatMap(
    (build) => JSON.parse(readFileSync(path.join(build, `deploy/assets/${edited}.json`), 'utf8')) as string[],
  );
  const elsewhere = changed.filter(
    (name) =>
      !OF_ALL.has(name) &&
      !name.startsWith(`sites/${edited}/`) &&
      name !== `deploy/assets/${edited}.json` &&
      !own.includes(`/${name}`),
  );
  expect(elsewhere).toEqual([]);
});
