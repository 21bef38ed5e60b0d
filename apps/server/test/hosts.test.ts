import { expect, test } from 'vitest';
import { createSiteServer } from '../src/app.ts';
import { makeDist, startSite } from './site.ts';

test.each([
  ['red.example', 'red home'],
  ['blue.example', 'blue home'],
  ['red.localhost:4173', 'red home'],
  ['Red.Example.', 'red home'],
  ['RED.EXAMPLE.:8080', 'red home'],
  ['xn--rd-xia.example', 'red home'],
  ['XN--RD-XIA.example:80', 'red home'],
])('BRAND-11a C20 the host %s is answered with %s', async (host, expected) => {
  const ask = await startSite();
  const { status, body } = await ask(host, '/');
  expect([status, String(body)]).toEqual([200, expected]);
});

test.each([
  ['unknown.example', '/', 'en', 'Invalid URL'],
  ['127.0.0.1', '/index.html', 'ja', 'Invalid URL'],
  ['red.example.evil.example', '/rng', 'zh-CN,zh;q=0.9,en;q=0.8', '网址无效'],
  ['', '/', 'en;q=0.2, tl', 'Hindi wastong URL'],
  ['..', '/favicon.svg', 'fil-PH', 'Hindi wastong URL'],
  ['unknown.example', '/', 'zh-TW', 'Invalid URL'],
  ['unknown.example', '/', '*;q=x,,;', 'Invalid URL'],
])('BRAND-11b the host %j at %s is no brand; %s reads %s', async (host, path, language, expected) => {
  const ask = await startSite();
  const { status, body, headers } = await ask(host, path, { 'accept-language': language });
  expect([status, String(body)]).toEqual([404, expected]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.vary).toContain('Accept-Language');
});

test('BRAND-11a X-Forwarded-Host names the brand only when the proxy is trusted', async () => {
  const forwarded = { 'x-forwarded-host': 'Blue.Example:443, proxy.example' };
  const trusting = await startSite({ trustProxy: true });
  expect(String((await trusting('red.example', '/', forwarded)).body)).toBe('blue home');
  const wary = await startSite();
  expect(String((await wary('red.example', '/', forwarded)).body)).toBe('red home');
});

test('BRAND-11 one brand can be served on any host', async () => {
  const ask = await startSite({ only: 'blue' });
  for (const host of ['192.168.1.20:4173', 'red.example', 'anything'])
    expect(String((await ask(host, '/')).body)).toBe('blue home');
});

test('BRAND-11 a brand that is not in the build is named at start, with those that are', () => {
  expect(() => createSiteServer({ dist: makeDist(), only: 'green' })).toThrow(
    'there is no brand green; there are red, blue',
  );
});
