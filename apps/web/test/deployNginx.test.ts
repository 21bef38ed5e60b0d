// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pagePolicy, picturePolicy, workerPolicy } from '@marquee/brand/siteHeaders';
import { parseSiteIndex, type SiteIndex } from '@marquee/brand/siteIndex';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { languagePattern } from '../build/deploy/languageMatch.ts';
import { type NginxOptions, nginxConfig } from '../build/deploy/nginx.ts';
import { type Ask, nginx, startNginx } from './nginx.ts';

const sources = { api: [], image: [], frame: [], script: [], service: [] };
const hashes = (name: string) => ({ script: [`sha256-${name}Script=`], style: [`sha256-${name}Style=`] });

const index: SiteIndex = parseSiteIndex(
  JSON.stringify({
    release: 'r2',
    sites: [
      {
        id: 'red',
        release: 'red1',
        listed: ['/', '/register.html', '/login'],
        hosts: ['red.example', 'www.red.example'],
        pages: { '/index.html': hashes('home'), '/login.html': hashes('login'), '/200.html': hashes('shell') },
        sources: { ...sources, image: ['https://*.cdn.example'], api: ['https://api.red.example'] },
      },
      {
        id: 'blue',
        release: 'blue1',
        hosts: ['blue.example'],
        pages: { '/index.html': hashes('blue'), '/200.html': hashes('blue') },
        sources,
      },
    ],
    unknownHost: [
      { tag: 'en', file: '/invalid-url/EN.html', hashes: hashes('unknown') },
      { tag: 'zh-Hans-CN', file: '/invalid-url/CN.html', hashes: hashes('unknown') },
      { tag: 'fil', file: '/invalid-url/TY.html', hashes: hashes('unknown') },
    ],
  }),
);

const script = 'console.log("a script that is long enough to be worth compressing, is it not, is it not");';

/** A build of two brands as small as it can be. */
function makeDist(parent: string): string {
  const dist = join(parent, 'a release');
  const files: Record<string, string | Uint8Array> = {
    'assets/app-1a2b3c4d.js': script,
    'assets/app-1a2b3c4d.js.gz': gzipSync(script),
    'assets/logo-1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sites/red/index.html': 'red home',
    'sites/red/200.html': 'red shell',
    'sites/red/200.html.gz': gzipSync('red shell'),
    'sites/red/login.html': 'red login',
    'sites/red/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sites/red/manifest.webmanifest': '{}',
    'sites/red/_headers': 'for static hosts',
    'sites/red/worker.js': 'addEventListener("fetch", () => {})',
    'sites/blue/index.html': 'blue home',
    'sites/blue/200.html': 'blue shell',
    'invalid-url/EN.html': 'Invalid URL',
    'invalid-url/CN.html': '网址无效',
    'invalid-url/TY.html': 'Hindi wastong URL',
    '../secret.txt': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  symlinkSync('../../assets', join(dist, 'sites/red/assets'), 'dir');
  return dist;
}

describe.skipIf(nginx === undefined)('a real nginx', () => {
  let parent = '';
  let root = '';
  let ask: Ask;
  const stops: (() => Promise<void>)[] = [];

  async function start(options: Partial<NginxOptions> = {}): Promise<Ask> {
    const started = await startNginx((listen) => nginxConfig(index, { root, listen: [listen], ...options }));
    stops.push(started.stop);
    return started.ask;
  }

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'deploy-'));
    root = makeDist(parent);
    ask = await start();
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
    rmSync(parent, { recursive: true });
  });

  test.each([
    ['red.example', '/', 'red home'],
    ['WWW.red.example:80', '/index.html', 'red home'],
    ['red.localhost', '/login', 'red login'],
    ['red.example', '/promotions', 'red shell'],
    ['red.example', '/no/such/page.html', 'red shell'],
    ['red.example', '/live/', 'red shell'],
    ['blue.example', '/', 'blue home'],
    ['blue.example', '/rng?page=2', 'blue shell'],
  ])('WEB-08 BRAND-11a on %s the address %s shows %s', async (host, path, expected) => {
    const { status, body, headers } = await ask(host, path, { accept: 'text/html', 'sec-fetch-mode': 'navigate' });
    expect([status, String(body)]).toEqual([200, expected]);
    expect(headers['x-release']).toBe('r2');
  });

  test.each([
    ['unknown.example', 'en', 'Invalid URL'],
    ['127.0.0.1', 'ja', 'Invalid URL'],
    ['red.example.evil.example', 'zh-CN,zh;q=0.9', '网址无效'],
    ['unknown.example', 'zh-TW', 'Invalid URL'],
    ['unknown.example', 'tl-PH', 'Hindi wastong URL'],
  ])('BRAND-11b WEB-08 the host %s is refused; %s reads %s', async (host, language, expected) => {
    for (const path of ['/', '/assets/app-1a2b3c4d.js', '/invalid-url/EN.html']) {
      const { status, body, headers } = await ask(host, path, { 'accept-language': language });
      expect([status, String(body)]).toEqual([404, expected]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-release': 'r2' });
      expect(headers['content-security-policy']).toContain('unknownStyle');
    }
  });

  test('WEB-04 each page has its own policy, and every answer the headers of all', async () => {
    const [red, blue] = index.sites;
    const policy = async (host: string, path: string) => (await ask(host, path)).headers['content-security-policy'];
    expect(await policy('red.example', '/')).toBe(pagePolicy(hashes('home'), red?.sources));
    expect(await policy('red.example', '/login')).toBe(pagePolicy(hashes('login'), red?.sources));
    expect(await policy('red.example', '/vip')).toBe(pagePolicy(hashes('shell'), red?.sources));
    expect(await policy('blue.example', '/vip')).toBe(pagePolicy(hashes('blue'), blue?.sources));
    expect(await policy('red.example', '/favicon.svg')).toBe(picturePolicy);
    expect(await policy('red.example', '/assets/logo-1a2b3c4d.svg')).toBe(picturePolicy);
    for (const path of ['/', '/favicon.svg', '/assets/app-1a2b3c4d.js', '/none.js', '/wps/system/status']) {
      const { headers } = await ask('red.example', path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-release': 'r2' });
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      // this one is for https
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers.server).toBe('nginx');
    }
  });

  test('WEB-03a only pages for everyone are for search engines', async () => {
    const mark = async (host: string, path: string) =>
      (await ask(host, path, { accept: 'text/html' })).headers['x-robots-tag'];
    for (const path of ['/', '/login', '/login?next=%2Fvip', '/register.html', '/favicon.svg'])
      expect([path, await mark('red.example', path)]).toEqual([path, undefined]);
    for (const path of ['/vip', '/registerXhtml', '/200.html', '/login/more'])
      expect([path, await mark('red.example', path)]).toEqual([path, 'noindex']);
    // a build that says nothing of it
    expect(await mark('blue.example', '/vip')).toBeUndefined();
  });

  test('WEB-02 the worker is looked at anew each time, and may ask only its own site', async () => {
    const { status, headers } = await ask('red.example', '/worker.js');
    expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
      200,
      'no-cache',
      workerPolicy,
    ]);
  });

  test('WEB-08 hashed files are kept for ever, pages are asked for each time', async () => {
    const kept = async (path: string) => (await ask('red.example', path)).headers['cache-control'];
    expect(await kept('/assets/app-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/favicon.svg')).toBe('public, max-age=3600');
  });

  test('WEB-08 that a file is not there is kept by nobody', async () => {
    for (const path of ['/assets/gone-1a2b3c4d.js', '/none.js', '/icons/none.png', '/wps/none']) {
      const { status, headers } = await ask('red.example', path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
    const { headers } = await ask('red.example', '/assets/app-1a2b3c4d.js');
    const again = await ask('red.example', '/assets/app-1a2b3c4d.js', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
  });

  test('WEB-08 what was compressed by the build goes out so, with its own type', async () => {
    for (const [path, plain, type] of [
      ['/assets/app-1a2b3c4d.js', script, 'text/javascript; charset=utf-8'],
      ['/help', 'red shell', 'text/html; charset=utf-8'],
    ] as const) {
      const pressed = await ask('red.example', path, { 'accept-encoding': 'br, gzip' });
      expect(pressed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type });
      expect(pressed.headers.vary).toContain('Accept-Encoding');
      expect(String(gunzipSync(pressed.body))).toBe(plain);
      const { headers, body } = await ask('red.example', path);
      expect(headers['content-encoding']).toBeUndefined();
      expect(String(body)).toBe(plain);
    }
    const manifest = await ask('red.example', '/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test.each([
    ['/wps/member/info', {}],
    ['/lgw/games/popular', { accept: 'text/html' }],
    ['/none.js', { accept: '*/*' }],
    ['/promotions', { accept: 'application/json' }],
    ['/promotions', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['/_headers', { accept: 'application/json' }],
    ['/200.html.gz', {}],
    ['/assets/app-1a2b3c4d.js.gz', {}],
    ['/assets/none-1a2b3c4d.js', {}],
    ['/assets/../../../secret.txt', {}],
    ['/..%2f..%2f..%2fsecret.txt', {}],
  ])('WEB-04 %s with %j is no page and no file', async (path, headers) => {
    const { status, body } = await ask('red.example', path, headers);
    expect([400, 404]).toContain(status);
    expect(String(body)).not.toMatch(/red |secret|static hosts/);
  });

  test('WEB-04 what is for static hosts alone is no page, for a visitor either', async () => {
    const { status, body } = await ask('red.example', '/_headers', { accept: 'text/html' });
    expect([status, String(body)]).toEqual([404, 'red shell']);
  });

  test('WEB-04 nothing can be sent to a page', async () => {
    expect((await ask('red.example', '/', {}, 'POST')).status).toBe(405);
    expect((await ask('red.example', '/', {}, 'HEAD')).body).toHaveLength(0);
  });

  test('SDK-01 the platform’s paths go where they are said to go, with the host of the brand', async () => {
    const platform = createServer((asked, answer) => {
      answer.end(`${asked.method} ${asked.url} for ${asked.headers.host} from ${asked.headers['x-forwarded-proto']}`);
    });
    await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void platform.close());
    const address = platform.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const behind = await start({ platform: `http://127.0.0.1:${port}` });
    const { body } = await behind('red.example', '/wps/session/login?a=1', {}, 'POST');
    expect(String(body)).toBe('POST /wps/session/login?a=1 for red.example from http');
  });

  test('WEB-04 a folder that could break out of its quotes is refused', () => {
    const config = (root: string) => nginxConfig(index, { root, listen: ['80'] });
    expect(() => config('/srv/"; } evil {')).toThrow('Cannot stand in a configuration of nginx');
    expect(() => config('/srv/$host')).toThrow('Cannot stand in a configuration of nginx');
    expect(() => nginxConfig(index, { root: '/srv', listen: ['80; evil'] })).toThrow('Cannot stand');
  });
});

describe('BRAND-11b the language of the page for unknown hosts', () => {
  test.each([
    ['en', ['en', 'en-GB,en;q=0.9', 'EN'], ['english', 'es', 'eng']],
    ['zh-Hans-CN', ['zh', 'zh-CN', 'zh-SG;q=1', 'zh-Hans-HK'], ['zh-TW', 'zh-HK', 'zh-Hant', 'zh-Hant-CN']],
    ['fil', ['fil-PH', 'tl', 'fil,en'], ['fi', 'ti']],
  ])('BRAND-11b %s', (tag, takes, leaves) => {
    const pattern = new RegExp(languagePattern(tag), 'i');
    expect(takes.filter((header) => !pattern.test(header))).toEqual([]);
    expect(leaves.filter((header) => pattern.test(header))).toEqual([]);
  });
});
