import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSiteServer } from '../src/app.ts';
import { makeDist, startSite } from './site.ts';

const asset = '/assets/app-1a2b3c4d.js';

test.each([
  ['/', 'red home'],
  ['/index.html', 'red home'],
  ['/index', 'red home'],
  ['/?lang=TY', 'red home'],
  ['/login', 'red login'],
  ['/rng', 'red shell'],
  ['/register.html', 'red shell'],
  ['/rng?page=2&vassalage=LWK', 'red shell'],
  ['/member', 'red shell'],
  ['/game/?nodeId=1', 'red shell'],
  ['/login/', 'red login'],
  ['/rng/', 'red shell'],
])('BRAND-10a %s is the page "%s"', async (path, expected) => {
  const ask = await startSite();
  const { status, body, headers } = await ask('red.example', path);
  expect([status, String(body)]).toEqual([200, expected]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
  ['/manifest.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ['/icons/icon-192.png', 'image/png', 'public, max-age=3600'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/assets/hero-9f8e7d6c.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  [asset, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
])('BRAND-10 %s is %s, cached %s', async (path, type, cache) => {
  const ask = await startSite();
  const { status, headers } = await ask('red.example', path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(cache);
});

test.each([
  '/missing.png',
  '/assets/gone-00000000.js',
  '/assets/gone',
  '/icons/',
  '/sites.json',
  '/sites/red/index.html.gz',
  `${asset}.br`,
])('an address without a file is not found: %s', async (path) => {
  const ask = await startSite();
  const { status, headers } = await ask('red.example', path, { accept: 'image/*' });
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('the link by which a static host finds the shared assets changes nothing', async () => {
  const dist = makeDist();
  symlinkSync('../../assets', join(dist, 'sites/blue/assets'));
  const ask = await startSite({ dist });
  expect((await ask('blue.example', asset)).status).toBe(200);
  expect((await ask('blue.example', '/assets/hero-9f8e7d6c.webp')).status).toBe(404);
});

test('a brand does not see the files of another', async () => {
  const ask = await startSite();
  for (const path of ['/assets/hero-9f8e7d6c.webp', '/favicon.svg', '/sites/red/favicon.svg'])
    expect((await ask('blue.example', path)).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/%2e%2e/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5c..%5csecret.txt',
  '//etc/passwd.txt',
  '/linked.txt',
  '/%00.txt',
  '/linked/secret.txt',
])('WEB-04 no address leads out of the build: %s', async (path) => {
  const ask = await startSite();
  const { status, body } = await ask('red.example', path);
  expect(status).toBe(404);
  expect(String(body)).not.toContain('secret');
});

test.each([
  '/nothing-here',
  '/nothing-here/?lang=TY',
  '/promotions/summer',
  '/RNG',
  '/rng//',
  '/%E4%BD%A0',
  '/old.html',
  '/__proto__',
  '/_',
  '/_headers',
  '/_redirects/',
  '/%5Fheaders',
  '/_headers.html',
])('SHELL-01f at %s there is no page, and the brand’s own says so', async (path) => {
  const ask = await startSite();
  const { status, body, headers } = await ask('red.example', path, { accept: 'text/html' });
  expect([status, String(body), headers['x-robots-tag']]).toEqual([404, 'red shell', 'noindex']);
  expect(headers['content-security-policy']).toBe(
    (await ask('red.example', '/rng')).headers['content-security-policy'],
  );
  expect((await ask('red.example', path, { accept: 'image/*' })).status).toBe(404);
});

test('a build that does not tell of all its pages has one at every address', async () => {
  const ask = await startSite();
  const { status, body } = await ask('blue.example', '/nothing-here', { accept: 'text/html' });
  expect([status, String(body)]).toEqual([200, 'blue shell']);
});

test.each(['/%E0%A4%A', '/%', '/rng/%zz', '/_headers%', '/%2F%2Fevil.example/%', '/promotions/%E0%A4%A?lang=TY'])(
  'SHELL-01f a visitor with a broken escape gets the page of the brand that says so: %s',
  async (path) => {
    const ask = await startSite();
    const { status, body, headers } = await ask('red.example', path, { accept: 'text/html' });
    expect([status, String(body)]).toEqual([404, 'red shell']);
    expect([headers['x-robots-tag'], headers.location]).toEqual(['noindex', undefined]);
    const again = await ask('red.example', path, { accept: 'text/html', 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(404);
  },
);

test.each([
  ['/%E0%A4%A', { accept: 'application/json' }],
  ['/wps/%E0%A4%A', {}],
  ['/assets/%E0%A4%A', {}],
  ['/%2e%2e/secret.txt%', {}],
  ['/../../secret.txt%', {}],
])('WEB-04 whatever else has a broken escape is a bad request: %s', async (path, headers) => {
  const ask = await startSite();
  const { status, body } = await ask('red.example', path, headers);
  expect([status, String(body)]).toEqual([400, 'Bad request\n']);
});

test.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['br', '*', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  [undefined, 'deflate', (bytes: Buffer) => bytes],
  [undefined, 'identity', (bytes: Buffer) => bytes],
  [undefined, 'br;q=0, gzip;q=0.000', (bytes: Buffer) => bytes],
] as const)('BRAND-10 the copy %s goes to a browser that takes "%s"', async (encoding, accepted, unpack) => {
  const ask = await startSite();
  const { headers, body } = await ask('red.example', asset, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(String(unpack(body))).toContain('console.log');
});

test('what was not changed is not sent again', async () => {
  const ask = await startSite();
  const etag = String((await ask('red.example', '/')).headers.etag);
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await ask('red.example', '/', { 'if-none-match': header });
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag]);
  }
  expect((await ask('red.example', '/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('each compressed copy has a validator of its own', async () => {
  const ask = await startSite();
  const etags = await Promise.all(
    ['br', 'gzip', 'identity'].map(
      async (encoding) => (await ask('red.example', asset, { 'accept-encoding': encoding })).headers.etag,
    ),
  );
  expect(new Set(etags).size).toBe(3);
});

test('HEAD answers with the headers of GET and no body', async () => {
  const ask = await startSite();
  const get = await ask('red.example', '/');
  const head = await ask('red.example', '/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    0,
    '8',
    get.headers.etag,
  ]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is not allowed on a site', async (method) => {
  const ask = await startSite();
  const { status, headers } = await ask('red.example', '/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/wps/member/info', { accept: 'application/json' }],
  ['/wps/member/info', { accept: '*/*' }],
  ['/wps/member/info', { accept: 'text/html' }],
  ['/%77ps/member/info', {}],
  ['/lgw/games', { accept: '*/*' }],
  ['/lotto/draws', { accept: '*/*' }],
  ['/.well-known/openid-configuration', { accept: 'text/html', 'sec-fetch-mode': 'navigate' }],
  ['/api/anything', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
  ['/api/anything', { accept: 'image/*' }],
])('a call that was meant for the platform is not answered with a page: %s %j', async (path, headers) => {
  const ask = await startSite();
  expect((await ask('red.example', path, headers)).status).toBe(404);
});

test.each([
  { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' },
  { accept: 'Text/HTML' },
  { accept: '*/*' },
])('BRAND-10a a visit and a link preview get the page of a route: %j', async (headers) => {
  const ask = await startSite();
  expect(String((await ask('red.example', '/rng', headers)).body)).toBe('red shell');
});

test('a platform handed in answers its own paths, on every host and by any method', async () => {
  const ask = await startSite({
    platform: {
      handles: (path) => path.startsWith('/wps/'),
      fetch: (request) => new Response(`${request.method} platform`),
    },
  });
  expect(String((await ask('red.example', '/wps/session/login', {}, 'POST')).body)).toBe('POST platform');
  expect(String((await ask('red.example', '/rng')).body)).toBe('red shell');
});

test('a platform that cannot be reached cuts the connection', async () => {
  const ask = await startSite({ platform: { handles: (path) => path === '/wps/x', fetch: () => Response.error() } });
  await expect(ask('red.example', '/wps/x')).rejects.toThrow('socket hang up');
  expect((await ask('red.example', '/')).status).toBe(200);
});

test('a folder without a build says what to do', () => {
  expect(() => createSiteServer({ dist: '/nowhere' })).toThrow('run "pnpm build" first');
});

test.each(['{"release":', '{}', '[]'])('an index that holds %s is named, with the way out', (text) => {
  const dist = makeDist();
  const path = join(dist, 'sites.json');
  writeFileSync(path, text);
  expect(() => createSiteServer({ dist })).toThrow(`${path} cannot be used: run "pnpm build" again`);
});

test('WEB-04 what is written for static hosts to read is shown to nobody', async () => {
  const ask = await startSite();
  for (const path of ['/_headers', '/_headers/', '/_heads.json', '/_redirects', '/%5Fheaders']) {
    const { status, body } = await ask('red.example', path);
    expect([path, status, /^(red shell|Not found\n)$/.test(String(body))]).toEqual([path, 404, true]);
  }
});
