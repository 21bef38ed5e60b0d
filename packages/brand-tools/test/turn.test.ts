import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadPacks } from '../src/packs.ts';
import { hash, saveDraft } from '../src/studio/save.ts';
import { Busy, inTurn, lockOf } from '../src/turn.ts';
import { line } from './cli/line.ts';
import { brandsFolder, catalogue, goodPack, json } from './folder.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The number of a program that has ended. */
const ended = () => String(spawnSync(process.execPath, ['-e', '']).pid);
/** One that runs as long as this does. */
const alive = String(process.ppid);

async function folder() {
  const brandsDir = await brandsFolder({ meridian: { ...goodPack, 'lang/EN.json': null } });
  return { brandsDir, lock: lockOf(join(brandsDir, 'meridian')) };
}

describe('BRAND-02 what writes to a brand’s folder waits for each other', () => {
  test('a lock that cannot be read is somebody’s, who is waited for and not for ever', async () => {
    const { brandsDir, lock } = await folder();
    await mkdir(lock);
    await expect(inTurn(brandsDir, 'meridian', async () => 'done', 60)).rejects.toThrow(Busy);
    await rm(lock, { recursive: true });
    expect(await inTurn(brandsDir, 'meridian', async () => 'done')).toBe('done');
  });

  test('within one program, also when one of them fails', async () => {
    const { brandsDir, lock } = await folder();
    const order: string[] = [];
    const act = (name: string) => async () => {
      order.push(`${name} begins`);
      await readdir(brandsDir);
      expect(existsSync(lock)).toBe(true);
      order.push(`${name} ends`);
      if (name === 'one') throw new Error('full disk');
      return name;
    };
    const both = await Promise.allSettled([
      inTurn(brandsDir, 'meridian', act('one')),
      inTurn(brandsDir, 'meridian', act('two')),
    ]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'two' }]);
    expect(existsSync(lock)).toBe(false);
  });

  test('one that another program holds is waited for, and who waits too long is told by whom', async () => {
    const { brandsDir, lock } = await folder();
    await writeFile(lock, alive);
    const acted = vi.fn();
    await expect(inTurn(brandsDir, 'meridian', acted, 0)).rejects.toThrow(Busy);
    await expect(inTurn(brandsDir, 'meridian', acted, 0)).rejects.toThrow(`process ${alive}`);
    expect(acted).not.toHaveBeenCalled();
    const waiting = inTurn(brandsDir, 'meridian', async () => 'done');
    await rm(lock);
    expect(await waiting).toBe('done');
  });

  test('what a crash left holds nobody up', async () => {
    const { brandsDir, lock } = await folder();
    for (const left of [ended(), String(process.pid)]) {
      await writeFile(lock, left);
      expect(await inTurn(brandsDir, 'meridian', async () => 'done', 0), left).toBe('done');
    }
    expect(await readdir(brandsDir)).toEqual(['meridian']);
  });

  test('no pack is read from a lock, and one in a folder that is not there is no error of its own', async () => {
    const { brandsDir, lock } = await folder();
    await writeFile(lock, alive);
    const { ids, findings } = await loadPacks(brandsDir, {});
    expect([ids, findings.filter(({ severity }) => severity === 'error')]).toEqual([['meridian'], []]);
    expect(await inTurn(join(brandsDir, 'none'), 'meridian', async () => 'done')).toBe('done');
    expect(await inTurn(brandsDir, '../out', async () => 'done')).toBe('done');
  });
});

/** `pnpm brand …` as a program of its own. */
function program(...args: string[]): Promise<{ code: number | null; text: string }> {
  const main = join(import.meta.dirname, '../src/cli/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NO_COLOR: '1', INIT_CWD: tmpdir() },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

describe('two at the same moment', () => {
  test('BRAND-09 of two runs of pnpm brand new for one id, one makes the whole pack and the other says that it is there', async () => {
    const dir = await brandsFolder({});
    const make = (name: string) => program('new', 'bay', '--name', name, '--color', '#0b6bcb', '--brands', dir);
    const runs = await Promise.all([make('First Bay'), make('Second Bay')]);
    expect(runs.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { code, text } of runs) if (code !== 0) expect(text).toMatch(/There is a brand "bay" already\./);
    expect(await readdir(dir)).toEqual(['bay']);
    const checked = await line(['check', 'bay', '--brands', dir]);
    expect(checked.code).toBe(0);
    expect((await readdir(join(dir, 'bay'))).sort()).toEqual(['brand.json', 'flags.json', 'lang', 'theme.json']);
  });

  test('BRAND-09 within one program as well', async () => {
    const dir = await brandsFolder({});
    const make = () => line(['new', 'bay', '--name', 'Bay', '--color', '#0b6bcb', '--brands', dir]);
    const runs = await Promise.all([make(), make(), make()]);
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    expect(runs.filter(({ text }) => text.includes('There is a brand "bay" already. Nothing was made.'))).toHaveLength(
      2,
    );
    expect(await readdir(dir)).toEqual(['bay']);
  });

  test('BRAND-04 of words that are imported from several files and saved in the studio, none is lost', async () => {
    const { brandsDir } = await folder();
    const out = await mkdtemp(join(tmpdir(), 'marquee-words-'));
    onTestFinished(() => rm(out, { recursive: true, force: true }));
    const ids = ['shell.header.home', 'shell.header.toHome'];
    const po = (id: string) =>
      `msgid ""\nmsgstr ""\n"Language: ES\\n"\n\nmsgctxt "${id}"\nmsgid "x"\nmsgstr "palabra"\n`;
    for (const [index, id] of ids.entries()) await writeFile(join(out, `${index}.po`), po(id));
    const theme = String(goodPack['theme.json']);
    const green = json({ seeds: { accent: '#0a7d4f' } });
    const [saved, ...runs] = await Promise.all([
      saveDraft(
        { id: 'meridian', files: { 'theme.json': { base: hash(Buffer.from(theme)), text: green } } },
        { brandsDir, catalogue },
      ),
      ...ids.map((_, index) => program('import', 'meridian', join(out, `${index}.po`), '--brands', brandsDir)),
    ]);
    expect(runs.map(({ code, text }) => [code, text.includes('1 text written')])).toEqual(ids.map(() => [0, true]));
    expect(saved).toMatchObject({ kind: 'saved' });
    const words = JSON.parse(await readFile(join(brandsDir, 'meridian/lang/ES.json'), 'utf8'));
    expect(words).toMatchObject(Object.fromEntries(ids.map((id) => [id, 'palabra'])));
    expect(await readFile(join(brandsDir, 'meridian/theme.json'), 'utf8')).toBe(green);
    expect(await readdir(brandsDir)).toEqual(['meridian']);
  });
});
