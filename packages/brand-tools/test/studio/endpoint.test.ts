import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPacks } from '../../src/packs.ts';
import { saveEndpoint } from '../../src/studio/endpoint.ts';
import { hash } from '../../src/studio/save.ts';
import { MOST_BYTES } from '../../src/studio/saveRequest.ts';
import { brandsFolder, catalogue, goodPack, json } from '../folder.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';

vi.setConfig({ testTimeout: 120_000 });

const theme = String(goodPack['theme.json']);
const green = json({ seeds: { accent: '#0a7d4f' } });
const file = { base: hash(Buffer.from(theme)), text: green };
const good = { id: 'meridian', files: { 'theme.json': file } };

async function server() {
  const brandsDir = await brandsFolder({ meridian: goodPack });
  const handle = saveEndpoint({ brandsDir, catalogue: async () => catalogue });
  const http = createServer((request, response) => void handle(request, response));
  await new Promise<void>((up) => http.listen(0, '127.0.0.1', up));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const host = `localhost:${port}`;
  const headers = { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' };
  const send = (body: string | Buffer, other: Record<string, string | undefined> = {}, method = 'POST') =>
    new Promise<{ status: number; body: unknown }>((done, failed) => {
      const all = Object.entries({ ...headers, ...other }).filter(([, value]) => value !== undefined);
      const sent = httpRequest({ port, host: '127.0.0.1', method, headers: Object.fromEntries(all) }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString() || 'null') }),
        );
      });
      sent.on('error', failed);
      sent.end(body);
    });
  const untouched = async () => {
    expect(await readdir(brandsDir)).toEqual(['meridian']);
    expect(await readFile(join(brandsDir, 'meridian/theme.json'), 'utf8')).toBe(theme);
  };
  return { port, host, headers, send, untouched, brandsDir };
}

test('BRAND-02 the studio’s own page saves', async () => {
  const { send, brandsDir } = await server();
  expect(await send(JSON.stringify(good))).toMatchObject({ status: 200, body: { kind: 'saved' } });
  expect(await readFile(join(brandsDir, 'meridian/theme.json'), 'utf8')).toBe(green);
});

test.each<[string, (own: { host: string; port: number }) => Record<string, string | undefined>]>([
  ['another site', () => ({ Origin: 'https://evil.example' })],
  ['another port of this machine', () => ({ Origin: 'http://localhost:1' })],
  ['a page without an origin', () => ({ Origin: 'null' })],
  ['a program that names no origin', () => ({ Origin: undefined })],
  [
    'a name that was made to lead here',
    ({ port }) => ({ Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` }),
  ],
  [
    'a name that only begins like ours',
    ({ port }) => ({ Host: `localhost.evil.example:${port}`, Origin: `http://localhost.evil.example:${port}` }),
  ],
  ['a host of another port', () => ({ Host: 'localhost:1', Origin: 'http://localhost:1' })],
  ['a page of another site that the browser tells of', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a sister site', () => ({ 'Sec-Fetch-Site': 'same-site' })],
  ['a proxy', () => ({ 'X-Forwarded-For': '203.0.113.9' })],
])('BRAND-02 %s cannot save', async (_, differing) => {
  const own = await server();
  expect(await own.send(JSON.stringify(good), differing(own))).toMatchObject({
    status: 403,
    body: { kind: 'refused' },
  });
  await own.untouched();
});

test.each<[string, string, Record<string, string>, number]>([
  ['a form', JSON.stringify(good), { 'Content-Type': 'text/plain' }, 415],
  ['no JSON', '{"id":', {}, 400],
  ['another shape', JSON.stringify({ ...good, force: true }), {}, 400],
  ['no file', JSON.stringify({ id: 'meridian', files: {} }), {}, 400],
  ['too much', `"${'a'.repeat(MOST_BYTES)}"`, {}, 413],
])('BRAND-02 a save that is %s is refused', async (_, body, other, status) => {
  const { send, untouched } = await server();
  expect(await send(body, other)).toMatchObject({ status, body: { kind: 'refused' } });
  await untouched();
});

test('BRAND-02 only a POST saves', async () => {
  const { send, untouched } = await server();
  expect(await send('', {}, 'GET')).toMatchObject({ status: 405 });
  expect(await send(JSON.stringify(good), {}, 'PUT')).toMatchObject({ status: 405 });
  await untouched();
});

test.each([
  '../meridian',
  '..',
  '.',
  '',
  'a/b',
  'meridian/../meridian',
  '/etc',
  'C:\\brands',
  '%2e%2e',
  'meridian\u0000',
])('BRAND-02 the brand %j is none', async (id) => {
  const { send, untouched } = await server();
  expect(await send(JSON.stringify({ ...good, id }))).toMatchObject({ status: 400 });
  await untouched();
});

test.each([
  '../theme.json',
  'lang/../../../theme.json',
  'lang/..%2ftheme.json',
  '/theme.json',
  'brand.json',
  'lang/XX.json',
  'lang/EN.json/x',
  'assets/fonts/../../brand.json',
  'assets/fonts/.woff2',
  'assets/logo-light.svg',
  'theme.json\u0000.woff2',
  'lang\\EN.json',
  '.studio~/commit.json',
  '__proto__',
])('BRAND-02 the studio does not write %j', async (path) => {
  const { send, untouched } = await server();
  const body = `{"id":"meridian","files":{${JSON.stringify(path)}:${JSON.stringify({ base: null, text: green })}}}`;
  expect(await send(body)).toMatchObject({ status: 400 });
  await untouched();
});

test('BRAND-02 a body that is cut off saves nothing', async () => {
  const { port, host, untouched, send } = await server();
  const body = JSON.stringify(good);
  await new Promise<void>((gone) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /studio/save HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length + 50}\r\n\r\n${body}`,
        () => socket.destroy(),
      );
    });
    socket.on('close', () => gone());
  });
  // whatever the server did with the first is done when it answers the second
  expect(await send('{}')).toMatchObject({ status: 400 });
  await untouched();
});

test('BRAND-02 whatever is sent, the answer says how it ended and only sound files are written', async () => {
  const { send, brandsDir } = await server();
  const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.json(), fc.string(), fc.constant(green));
  const path = fc.oneof(
    fc.constantFrom('theme.json', 'flags.json', 'lang/EN.json', 'lang/../theme.json', 'assets/fonts/a.woff2'),
    fc.constantFrom(...HOSTILE),
    fc.string(),
  );
  const one = fc.record({ base: fc.constantFrom(null, file.base), text });
  const bodies = fc.oneof(
    fc.json().map((body) => Buffer.from(body)),
    fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    fc
      .record({ id: fc.oneof(fc.constant('meridian'), fc.constantFrom(...HOSTILE)), files: fc.dictionary(path, one) })
      .map((body) => Buffer.from(JSON.stringify(body))),
  );
  const property = fc.asyncProperty(bodies, async (body) => {
    const answer = await send(body);
    expect([200, 400, 403, 409, 422]).toContain(answer.status);
    expect(answer.body).toHaveProperty('kind');
    expect(await readdir(brandsDir)).toEqual(['meridian']);
    const { findings } = await loadPacks(brandsDir, { catalogue });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  await fuzz(property, 120);
});
