import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createSiteServer, type SiteServerOptions } from '../src/app.ts';
import { listen } from '../src/listen.ts';

const sources = { api: [], image: [], frame: [], script: [], service: [] };

export const index = {
  release: 'r1',
  sites: [
    {
      id: 'red',
      release: 'red1',
      listed: ['/', '/live', '/login'],
      hosts: ['red.example', 'xn--rd-xia.example'],
      pages: { '/index.html': { script: ['sha256-aaaa'], style: ['sha256-bbbb'] } },
      sources: {
        api: ['https://api.red.example'],
        image: ['https://*.cdn.example'],
        frame: ['https://games.example'],
        script: ['https://login.example'],
        service: ['wss://chat.example'],
      },
    },
    { id: 'blue', release: 'blue1', hosts: ['blue.example'], pages: {}, sources },
  ],
  unknownHost: [
    { tag: 'en', file: '/invalid-url/EN.html', hashes: { script: [], style: ['sha256-cccc'] } },
    { tag: 'zh-Hans-CN', file: '/invalid-url/CN.html', hashes: { script: [], style: [] } },
    { tag: 'fil', file: '/invalid-url/TY.html', hashes: { script: [], style: [] } },
  ],
};

const heads = {
  origin: 'https://red.example',
  languages: { EN: 'en', TY: 'fil' },
  pages: {
    '/': { at: '/', said: { EN: ['Red', 'All'], TY: ['Pula', 'Lahat'] } },
    '/live': { at: '/live', said: { EN: ['Live', 'Tables'], TY: ['Live ngayon', 'Mga mesa'] } },
    '/rng': { at: '/rng', said: {} },
    '/login': { at: '/login', said: {} },
    '/register.html': { at: '/register', said: {} },
  },
  rest: ['/game', '/member'],
};

const script = 'console.log("a script that is long enough to be worth compressing, is it not, is it not, is it not");';

/** A build of two brands as small as it can be, in a temporary folder that goes with the test. */
export function makeDist(): string {
  const parent = mkdtempSync(join(tmpdir(), 'site '));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dist = join(parent, 'dist');
  const files: Record<string, string | Uint8Array> = {
    'sites.json': JSON.stringify(index),
    'assets/app-1a2b3c4d.js': script,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
    'assets/app-1a2b3c4d.js.gz': gzipSync(script),
    'sites/red/index.html': 'red home',
    'sites/red/200.html': 'red shell',
    'sites/red/_heads.json': JSON.stringify(heads),
    'sites/red/login.html': 'red login',
    'sites/red/worker.js': 'addEventListener("fetch", () => {})',
    'sites/red/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sites/red/manifest.webmanifest': '{}',
    'sites/red/icons/icon-192.png': 'png',
    'sites/red/robots.txt': 'User-agent: *',
    'sites/red/_headers': 'for static hosts',
    'sites/red/assets/hero-9f8e7d6c.webp': 'picture',
    'sites/blue/index.html': 'blue home',
    'sites/blue/200.html': 'blue shell',
    'invalid-url/EN.html': 'Invalid URL',
    'invalid-url/CN.html': '网址无效',
    'invalid-url/TY.html': 'Hindi wastong URL',
    '../secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  symlinkSync(join(parent, 'secret.txt'), join(dist, 'sites/red/linked.txt'));
  symlinkSync(parent, join(dist, 'sites/red/linked'));
  return dist;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a site over real HTTP and hands out a way to ask it, with any Host header and a path sent as it is written. */
export async function startSite(options: Partial<SiteServerOptions> = {}) {
  const server = await listen(createSiteServer({ dist: makeDist(), ...options }), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close(0));
  return (host: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: server.port, path, method, headers: { ...headers, host } },
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
