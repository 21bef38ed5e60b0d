import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where nginx is on this machine; Debian keeps it out of the path of ordinary users. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).error === undefined);

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Ask = (host: string, path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function asker(port: number): Ask {
  return (host, path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, method, headers: { ...headers, host }, agent: false },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        },
      );
      asked.on('error', reject);
      asked.end();
    });
}

/** Starts nginx with a configuration for its `http` block, made for the port it gets. */
export async function startNginx(config: (listen: string) => string): Promise<{ ask: Ask; stop: () => Promise<void> }> {
  if (nginx === undefined) throw new Error('There is no nginx here.');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off; master_process off;',
      // the files under test may be readable by no one else
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${folder}/pid; error_log stderr;`,
      'events {}',
      'http {',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${folder}/temp/${name};`),
      config(`127.0.0.1:${port}`),
      '}',
    ].join('\n'),
  );
  const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ask = asker(port);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    const there = await ask('localhost', '/').then(
      () => true,
      () => false,
    );
    if (there) return { ask, stop };
    // until it listens; the event loop has to turn for the exit to be seen
    await new Promise((turn) => setImmediate(turn));
  }
}
