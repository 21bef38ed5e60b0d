import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { places } from '../../src/cli/places.ts';
import { line } from './line.ts';

// the demo brands are read once for each command
vi.setConfig({ testTimeout: 120_000 });

const repository = join(places.brands, '..');

/** The command lines of a section, in its order, each as the words that a shell makes of it. */
function commandLines(markdown: string, heading: string): string[][] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.trim().split('\n'))
    .map((text) => [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
}

test('BRAND-09 every command under “Launch a brand” of the README does what it says, one after the other', async () => {
  const desk = await mkdtemp(join(tmpdir(), 'marquee-desk-'));
  onTestFinished(() => rm(desk, { recursive: true, force: true }));
  await mkdir(join(desk, 'old'));
  await writeFile(join(desk, 'old/en.json'), '{ "game_maintenance": "Closed for a while" }');
  await writeFile(join(desk, 'answer.json'), '{ "whitelabel": [{ "modId": "FREEPLAY3", "enabled": true }] }');
  const { scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'));
  const lines = commandLines(await readFile(join(repository, 'README.md'), 'utf8'), 'Launch a brand');
  // not the ones that somebody made in this checkout, maybe by these very lines
  for (const id of ['aurora', 'fiesta', 'harbor'])
    await cp(join(places.brands, id), join(desk, 'brands', id), { recursive: true });
  const done: string[] = [];
  for (const [program, name = '', ...args] of lines) {
    expect(program).toBe('pnpm');
    if (name !== 'brand') {
      // what serves and builds has tests of its own
      expect(scripts).toHaveProperty(name);
      continue;
    }
    const { code, text } = await line([...args, '--brands', join(desk, 'brands')], { cwd: desk });
    expect(code, `pnpm brand ${args.join(' ')}\n${text}`).toBe(0);
    done.push(args[0] ?? '');
  }
  const all = ['new', 'check', 'explain', 'flags', 'diff', 'export', 'import', 'import-legacy'];
  expect(done).toEqual(expect.arrayContaining(all));
});
