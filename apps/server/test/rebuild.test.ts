import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, index, makeDist, startSite } from './site.ts';

const pages = ['/index.html', '/200.html', '/login.html'];
const styleOf = (release: string) => `main{order:${release.slice(1)}}`;
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const dataBlock = '<script type="application/json" id="brand">{}</script><script src="/assets/a.js"></script>';

/** Makes a folder's build one whose pages have an inline style of their own, and whose index knows its hash. */
function write(dist: string, release: string, styleInPages = styleOf(release)): void {
  for (const page of pages) {
    const html = `${dataBlock}<style>${styleInPages}</style>`;
    writeFileSync(join(dist, 'sites/red', page), html);
    writeFileSync(join(dist, 'sites/red', `${page}.br`), brotliCompressSync(html));
  }
  writeFileSync(join(dist, `assets/app-${release}.js`), release);
  const hashes = { script: [], style: [hashOf(styleOf(release))] };
  const red = { ...index.sites[0], pages: Object.fromEntries(pages.map((page) => [page, hashes])) };
  writeFileSync(join(dist, 'sites.json'), JSON.stringify({ ...index, release, sites: [red, index.sites[1]] }));
}

/** A server over build r1, with a clock of its own. */
async function start({ only }: { only?: string } = {}) {
  const dist = makeDist();
  write(dist, 'r1');
  let time = 0;
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const asked = await startSite({ dist, only, now: () => time });
  return {
    dist,
    complaint,
    ask: (path: string, headers: Record<string, string> = {}) => asked('red.example', path, headers),
    wait: () => {
      time += 1000;
    },
    /** a whole new build takes the folder's place */
    swap: (change: (next: string) => void = (next) => write(next, 'r2')) => {
      const next = makeDist();
      change(next);
      renameSync(dist, `${dist}.before`);
      renameSync(next, dist);
    },
  };
}

/** Release of an answer, and whether its policy lets the style of its page apply. */
function seen({ status, headers, body }: Answer) {
  const style = /<style>(.*)<\/style>/.exec(String(body))?.[1] ?? '';
  const applies = String(headers['content-security-policy']).includes(hashOf(style));
  return [status, headers['x-release'], style === styleOf(String(headers['x-release'])) && applies];
}

test('WEB-04a WEB-08a a new build is taken over while the server runs: pages, their hashes and files together', async () => {
  const { ask, wait, swap } = await start();
  expect(seen(await ask('/'))).toEqual([200, 'r1', true]);
  expect((await ask('/assets/app-r2.js')).status).toBe(404);
  swap();
  wait();
  expect(seen(await ask('/'))).toEqual([200, 'r2', true]);
  expect(String((await ask('/assets/app-r2.js')).body)).toBe('r2');
});

test('WEB-04a between two looks a page of memory keeps its own hashes; one that is read anew brings the new build', async () => {
  const { ask, swap } = await start();
  await ask('/');
  swap();
  expect(seen(await ask('/'))).toEqual([200, 'r1', true]);
  expect(seen(await ask('/login'))).toEqual([200, 'r2', true]);
  expect(seen(await ask('/'))).toEqual([200, 'r2', true]);
});

test.each([
  ['is half written', (next: string) => writeFileSync(join(next, 'sites.json'), '{"release":')],
  ['is not there yet', (next: string) => rmSync(join(next, 'sites.json'))],
  [
    'lacks the brand',
    (next: string) => writeFileSync(join(next, 'sites.json'), JSON.stringify({ ...index, sites: [index.sites[1]] })),
  ],
])('WEB-04a while the new index %s, pages come from memory or later, and it is said once', async (_, spoil) => {
  const { dist, ask, wait, swap, complaint } = await start({ only: 'red' });
  await ask('/');
  swap((next) => {
    write(next, 'r2');
    spoil(next);
  });
  for (let round = 0; round < 2; round++) {
    wait();
    expect(seen(await ask('/'))).toEqual([200, 'r1', true]);
    const later = await ask('/login');
    expect([later.status, later.headers['retry-after'], later.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
  }
  expect(complaint).toHaveBeenCalledOnce();
  write(dist, 'r3');
  expect(seen(await ask('/login'))).toEqual([200, 'r3', true]);
});

test('a build that is gone is served from memory as far as it goes', async () => {
  const { dist, ask, wait } = await start();
  await ask('/assets/app-r1.js');
  rmSync(dist, { recursive: true });
  wait();
  expect((await ask('/assets/app-r1.js')).status).toBe(200);
  expect((await ask('/favicon.svg')).status).toBe(503);
});

test('what is copied into the folder after its index is found too', async () => {
  const { dist, ask, wait } = await start();
  write(dist, 'r2');
  wait();
  expect((await ask('/assets/late.js')).status).toBe(404);
  writeFileSync(join(dist, 'assets/late.js'), 'late');
  wait();
  expect((await ask('/assets/late.js')).status).toBe(200);
});

test.each(['identity', 'br'])('WEB-04a a page that does not fit its index is not served (%s)', async (encoding) => {
  const { dist, ask, wait } = await start();
  const headers = { 'accept-encoding': encoding };
  write(dist, 'r2', styleOf('r1'));
  wait();
  const answer = await ask('/', headers);
  expect([answer.status, answer.headers['x-release'], String(answer.body)]).toEqual([
    503,
    'r2',
    'A new build is on its way\n',
  ]);
  write(dist, 'r2');
  wait();
  expect((await ask('/', headers)).status).toBe(200);
});
