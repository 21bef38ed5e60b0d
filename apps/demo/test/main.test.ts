import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import config from '../rolldown.config.ts';
import { makeDist, temporaryFolder } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo bundle '));
const bundled = (name: string) => join(folder, `${name}.js`);

beforeAll(async () => {
  for (const [name, input] of [
    ['main', new URL('../src/main.ts', import.meta.url)],
    ['hammer', new URL('./hammer.ts', import.meta.url)],
  ] as const) {
    const bundle = await rolldown({ ...config, input: fileURLToPath(input) });
    await bundle.write({ ...config.output, file: bundled(name) });
    await bundle.close();
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

function run(name: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [bundled(name), ...args], { cwd: folder, env: { PATH: '', ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** What it says on its way to being ready, or to its end. */
async function saidUntil(child: ChildProcess, words: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes(words)) break;
  }
  return said;
}

async function outcome(child: ChildProcess) {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('the command', () => {
  test('the bundle starts on its own and prints addresses and accounts', async () => {
    const child = run('main', ['--dist', makeDist()], { PORT: '0', DATA_DIR: '' });
    const said = await saidUntil(child, 'Ctrl-C');
    expect(said).toMatch(/red +http:\/\/red\.localhost:\d+/);
    expect(said).toMatch(/demoagent +agent2468/);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends it at once, open connections or not, with everything kept',
    async (signal) => {
      const data = temporaryFolder();
      const child = run('main', ['--dist', makeDist(), '--data', data, '--fault', 'system.status=timeout'], {
        PORT: '0',
      });
      const port = /localhost:(\d+)/.exec(await saidUntil(child, 'Ctrl-C'))?.[1];
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      const ask = (path: string) =>
        request({ host: '127.0.0.1', port, path, agent })
          .on('error', () => {})
          .end();
      const [captcha] = await once(ask('/wps/captcha'), 'response');
      captcha.resume();
      await once(captcha, 'end');
      ask('/wps/system/status');
      const ended = once(child, 'exit');
      child.kill(signal);
      expect((await ended)[0]).toBe(0);
      expect(JSON.parse(readFileSync(join(data, 'sandbox.json'), 'utf8'))).toMatchObject({
        captchas: [{ answer: expect.any(String) }],
      });
    },
  );

  test('a taken port is said in one line, with the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const { code, said } = await outcome(run('main', ['--dist', makeDist()], { PORT: String(port), DATA_DIR: '' }));
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken by another program. Stop that program, or choose another port: --port ${port + 1} (or PORT=${port + 1}).\n`,
    );
  });

  test.each([
    [['--brand', 'green'], 'There is no brand "green". There are: red, blue.'],
    [['--port', 'x'], '"x" is no port'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('%j is refused with a message, not a stack', async (args, message) => {
    const { code, said } = await outcome(run('main', ['--dist', makeDist(), ...args], { DATA_DIR: '' }));
    expect(code).toBe(1);
    expect(said).toContain(message);
    expect(said).not.toContain('    at ');
  });
});

describe('a kill at any moment', () => {
  test.each([1, 2, 3, 4, 5, 6])('leaves a file that can be read, time %i', async (round) => {
    const data = temporaryFolder();
    const child = run('hammer', [data]);
    await saidUntil(child, 'writing');
    // killed as soon as the folder has changed so many times: in the middle of one of its writes
    let changes = 0;
    const watcher = watch(data, () => {
      changes += 1;
      if (changes === round * 5) child.kill('SIGKILL');
    });
    await once(child, 'exit');
    watcher.close();
    const kept = JSON.parse(readFileSync(join(data, 'sandbox.json'), 'utf8')) as { number: number; end: number };
    expect(kept.number).toBeGreaterThan(0);
    expect(kept.end).toBe(kept.number);
    expect(readdirSync(data)).toContain('sandbox.json');
  });
});
