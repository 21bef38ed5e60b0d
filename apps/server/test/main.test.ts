import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import config from '../rolldown.config.ts';
import { makeDist } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'server '));
const main = join(folder, 'main.js');

beforeAll(async () => {
  const bundle = await rolldown({ ...config, input: join(import.meta.dirname, '../src/main.ts') });
  await bundle.write({ ...config.output, file: main });
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: { PATH: '', ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit').then(() => ['(ended)'])]);
  return String(data);
}

async function outcome(child: ChildProcess) {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

test('the bundle serves a build on its own, away from any node_modules', async () => {
  const child = start(['--dist', makeDist(), '--port', '0', '--host', '127.0.0.1', '--brand', 'red']);
  const port = /:(\d+)\n/.exec(await firstLine(child))?.[1];
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('red home');
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it with success', async (signal) => {
  const child = start(['--dist', makeDist(), '--host', '127.0.0.1'], { PORT: '0' });
  await firstLine(child);
  child.kill(signal);
  expect(await outcome(child)).toEqual({ code: 0, said: '' });
});

test('SIGINT does not wait for a request that is half sent', async () => {
  const child = start(['--dist', makeDist(), '--host=', '--port', '0'], { HOST: '127.0.0.1' });
  const said = await firstLine(child);
  expect(said).toContain('http://127.0.0.1:');
  const socket = connect(Number(/:(\d+)\n/.exec(said)?.[1]), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: red.example\r\n\r\nGET /login HTTP/1.1\r\nHo');
  // the first answer tells that the server holds the connection
  await once(socket, 'data');
  // cut at once: the grace of a supervisor's signal would outlast the test
  const ended = once(child, 'close', { signal: AbortSignal.timeout(4000) });
  child.kill('SIGINT');
  expect((await ended)[0]).toBe(0);
});

test('a taken port is said in one line, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { code, said } = await outcome(start(['--dist', makeDist(), '--host', '127.0.0.1', '--port', String(port)]));
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} is taken by another program. Stop that program, or choose another port: --port ${port + 1} (or PORT=${port + 1}).\n`,
  );
});

test.each([
  [['--port', 'http'], '"http" is no port'],
  [['--port', '70000'], '"70000" is no port'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--dist', '/nowhere'], '/nowhere holds no built site'],
])('%j is refused with a message, not a stack', async (args, message) => {
  const { code, said } = await outcome(start(args));
  expect(code).toBe(1);
  expect(said).toContain(message);
  expect(said).not.toContain('    at ');
});

test('the production server does not depend on the sandbox, nor on anything that does', () => {
  const seen = new Set<string>();
  const walk = (name: string, directory: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    const dependencies =
      typeof manifest === 'object' && manifest && 'dependencies' in manifest ? (manifest.dependencies ?? {}) : {};
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@marquee/')) walk(dependency, join(directory, 'node_modules', dependency));
    }
  };
  walk('@marquee/server', join(import.meta.dirname, '..'));
  expect(seen).toContain('@marquee/brand');
  expect([...seen].filter((name) => /sandbox|testing|demo/.test(name))).toEqual([]);
  expect(readFileSync(main, 'utf8')).not.toMatch(/packages\/(sandbox|testing)/);
});
