import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { index, makeDist, startSite } from './site.ts';

function directives(policy: string | string[] | undefined): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  );
}

test('WEB-04a a page may use its own origin, the hosts of its pack and its inline elements by hash, and nothing else', async () => {
  const ask = await startSite();
  const { headers } = await ask('red.example', '/');
  expect(directives(headers['content-security-policy'])).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-aaaa' https://login.example",
    'style-src': "'self' 'sha256-bbbb'",
    'img-src': "'self' data: blob: https://*.cdn.example",
    'font-src': "'self'",
    'connect-src': "'self' https://api.red.example wss://chat.example",
    'frame-src': "'self' https://games.example wss://chat.example",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'marquee-plain-text marquee-worker marquee-analytics',
  });
});

test('WEB-04a no brand gets the hosts or hashes of another', async () => {
  const ask = await startSite();
  const policy = directives((await ask('blue.example', '/')).headers['content-security-policy']);
  expect(policy).toMatchObject({
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
  });
});

test.each([
  ['red.example', '/', 200],
  ['red.example', '/rng', 200],
  ['red.example', '/favicon.svg', 200],
  ['red.example', '/missing.png', 404],
  ['unknown.example', '/', 404],
])('WEB-04a WEB-08a %s%s bears the security headers and the release', async (host, path, expected) => {
  const ask = await startSite();
  const { status, headers } = await ask(host, path);
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'x-release': 'r1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('WEB-08a an answer that is no file bears the release too', async () => {
  const ask = await startSite();
  expect((await ask('red.example', '/', {}, 'POST')).headers['x-release']).toBe('r1');
});

test('WEB-04a the page for an unknown host has a policy too', async () => {
  const ask = await startSite();
  const policy = directives((await ask('unknown.example', '/')).headers['content-security-policy']);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'sha256-cccc'",
  });
});

test('WEB-04a a vector picture opened by itself runs nothing', async () => {
  const ask = await startSite();
  expect((await ask('red.example', '/favicon.svg')).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

test.each([
  [true, 'https', true],
  [true, 'HTTPS, http', true],
  [true, 'http', false],
  [true, '', false],
  [false, 'https', false],
])(
  'WEB-04a trusting the proxy: %s, forwarded protocol "%s" → strict transport security: %s',
  async (trustProxy, protocol, expected) => {
    const ask = await startSite({ trustProxy });
    const { headers } = await ask('red.example', '/', { 'x-forwarded-proto': protocol });
    expect('strict-transport-security' in headers).toBe(expected);
  },
);

test.each([
  ['/', undefined],
  ['/live', undefined],
  ['/login', undefined],
  ['/login/', undefined],
  ['/game/', 'noindex'],
  ['/game', 'noindex'],
  ['/nowhere', 'noindex'],
  ['/favicon.svg', undefined],
])('WEB-03a only pages for everyone are for search engines: %s → %s', async (path, expected) => {
  const ask = await startSite();
  for (let time = 0; time < 2; time += 1) {
    expect((await ask('red.example', path)).headers['x-robots-tag']).toBe(expected);
  }
});

test('WEB-02 WEB-04a the worker of a brand is looked at anew each time, and may ask only its own site', async () => {
  const ask = await startSite();
  const { status, headers } = await ask('red.example', '/worker.js');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect((await ask('blue.example', '/worker.js')).status).toBe(404);
});

test('WEB-05 the host that takes the reports of a brand is reached by its pages alone', async () => {
  const dist = makeDist();
  const [red, blue] = index.sites;
  const reporting = { ...red, sources: { ...red?.sources, report: ['https://reports.example'] } };
  writeFileSync(join(dist, 'sites.json'), JSON.stringify({ ...index, sites: [reporting, blue] }));
  const ask = await startSite({ dist });
  const policy = async (host: string) => directives((await ask(host, '/')).headers['content-security-policy']);
  expect((await policy('red.example'))['connect-src']).toContain('https://reports.example');
  const elsewhere = Object.entries(await policy('red.example')).filter(([name]) => name !== 'connect-src');
  expect(JSON.stringify(elsewhere)).not.toContain('reports.example');
  expect(JSON.stringify(await policy('blue.example'))).not.toContain('reports.example');
});
