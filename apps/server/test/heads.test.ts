import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeDist, startSite } from './site.ts';

const visit = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** The small build, with pages that have room for a head. */
async function startWithHeads() {
  const dist = makeDist();
  for (const name of ['index', '200']) {
    writeFileSync(join(dist, `sites/red/${name}.html`), `<!--head--><title>${name}</title><!--/head--><p>${name}`);
  }
  return startSite({ dist });
}

const titleOf = (body: Buffer) => /<title>(.*?)<\/title>/.exec(String(body))?.[1];

test.each([
  ['/', 'index'],
  ['/?utm=1', 'index'],
  ['/?lang=TY', 'Pula'],
  ['/live', 'Live'],
  ['/live?lang=fil&page=2', 'Live ngayon'],
  ['/live?lang=RU', 'Live'],
  ['/live/', 'Live'],
  ['/live/?lang=TY', 'Live ngayon'],
  ['/member', '200'],
  ['/member?lang=TY', '200'],
])('WEB-03a WEB-03c %s is sent under the title %s, before any script', async (path, title) => {
  const ask = await startWithHeads();
  const { status, body } = await ask('red.example', path, visit);
  expect([status, titleOf(body)]).toEqual([200, title]);
});

test('WEB-03a such a page can be pressed, kept and asked for again, each language apart', async () => {
  const ask = await startWithHeads();
  const br = await ask('red.example', '/live', { ...visit, 'accept-encoding': 'br' });
  const gzip = await ask('red.example', '/live', { ...visit, 'accept-encoding': 'gzip' });
  // the small shell lies there without copies, and is sent as it is
  const open = ({ headers, body }: typeof br) =>
    headers['content-encoding'] === 'br'
      ? brotliDecompressSync(body)
      : headers['content-encoding'] === 'gzip'
        ? gunzipSync(body)
        : body;
  expect([titleOf(open(br)), titleOf(open(gzip))]).toEqual(['Live', 'Live']);
  const again = await ask('red.example', '/live', { ...visit, 'if-none-match': String(br.headers.etag) });
  const other = await ask('red.example', '/live?lang=TY', { ...visit, 'if-none-match': String(br.headers.etag) });
  expect([again.status, other.status]).toEqual([304, 200]);
});

test('WEB-03 nobody is sent the table, and a build without one has its pages as they are', async () => {
  const ask = await startWithHeads();
  expect((await ask('red.example', '/_heads.json')).status).toBe(404);
  expect(String((await ask('blue.example', '/live', visit)).body)).toBe('blue shell');
});
