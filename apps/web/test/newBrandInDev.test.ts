// @vitest-environment node
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCli } from '@marquee/brand-tools/cli/run';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { devPlugin } from '../build/devPlugin.ts';

const web = path.resolve(import.meta.dirname, '..');

function get(port: number, host: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${port}`, accept: 'text/html' };
    request({ host: '127.0.0.1', port, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('BRAND-09 BRAND-11a a brand that pnpm brand new makes is shown by the dev server that is running', async () => {
  const repository = await mkdtemp(path.join(tmpdir(), 'marquee-dev-'));
  onTestFinished(() => rm(repository, { recursive: true, force: true }));
  const brands = path.join(repository, 'brands');
  await mkdir(brands);
  const make = (id: string, name: string) =>
    runCli(['new', id, '--name', name, '--color', '#0b6bcb', '--brands', brands], { cwd: repository, out: () => {} });
  expect(await make('first', 'First Light')).toBe(0);

  const server = await createServer({
    root: web,
    configFile: false,
    logLevel: 'silent',
    cacheDir: path.join(repository, 'cache'),
    plugins: [devPlugin({ repository })],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', strictPort: false, preTransformRequests: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('The dev server does not listen.');
  const { port } = address;
  expect((await get(port, 'first.localhost')).text).toContain('<title>First Light</title>');
  const nobody = await get(port, 'second.localhost');
  expect(nobody.status).toBe(404);
  expect(nobody.text).toContain('<h1>No brand answers on second.localhost');
  expect(nobody.text).toMatch(/<a href="http:\/\/first\.localhost:\d+">/);

  expect(await make('second', 'Second Wind')).toBe(0);
  await expect
    .poll(async () => (await get(port, 'second.localhost')).text, { timeout: 20_000 })
    .toContain('<title>Second Wind</title>');
  expect((await get(port, 'first.localhost')).status).toBe(200);
}, 60_000);
