import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { parseSiteHeads, type SiteHeads } from '@marquee/brand/siteHeads';
import { parseSiteIndex } from '@marquee/brand/siteIndex';
import { languageCodes, languageOf } from '@marquee/i18n/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../build/deploy/nginx.ts';
import { type Ask, nginx, startNginx } from './nginx.ts';

const tags = new Map<string, string>(languageCodes.map((code) => [code, languageOf(code).bcp47]));
const hashes = { script: [], style: ['sha256-aaaa='] };
const sources = { api: [], image: [], frame: [], script: [], service: [] };
const index = parseSiteIndex(
  JSON.stringify({
    release: 'r1',
    sites: [
      {
        id: 'red-one',
        release: 'red1',
        listed: ['/', '/live'],
        hosts: ['red.example'],
        pages: { '/index.html': hashes, '/200.html': hashes },
        sources,
      },
    ],
    unknownHost: [{ tag: 'en', file: '/invalid-url/EN.html', hashes }],
  }),
);
/** As bad as what an operator may write. */
const odd = `It's $1 \\ $${'{uri}'} <b> "all" -->电`;
const said = (title: string) => ({ EN: [title, `about ${title}`], TY: [`${title} ngayon`, 'Dito'] });
const heads = parseSiteHeads(
  JSON.stringify({
    origin: 'https://red.example',
    languages: { EN: 'en', TY: 'fil' },
    pages: {
      '/': { at: '/', said: said('Red') },
      '/live': { at: '/live', said: said(odd) },
      '/game': { said: said('Game') },
    },
  }),
);

/** What a reader without scripts makes of a page. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return {
    titles: [...page.querySelectorAll('title')].map(({ textContent }) => textContent),
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? undefined,
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    languages: page.querySelectorAll('link[rel=alternate]').length,
  };
}

describe.skipIf(nginx === undefined)('WEB-03 a real nginx', () => {
  let root = '';
  let ask: Ask;
  const stops: (() => Promise<void>)[] = [];

  async function start(its: SiteHeads): Promise<Ask> {
    const started = await startNginx((listen) =>
      nginxConfig(index, { root, listen: [listen], heads: new Map([['red-one', its]]) }),
    );
    stops.push(started.stop);
    return started.ask;
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'heads '));
    for (const name of ['index', '200']) {
      const page = `<!doctype html><head><!--head--><title>${name}</title><meta name="description" content="its own"><!--/head--></head><p>${'words '.repeat(99)}`;
      const file = join(root, `sites/red-one/${name}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page);
      writeFileSync(`${file}.gz`, gzipSync(page));
    }
    ask = await start(heads);
  });

  afterAll(async () => {
    for (const stop of stops) await stop();
    rmSync(root, { recursive: true });
  });

  async function visit(path: string, encoding = '', asker = ask) {
    const asked = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'accept-encoding': encoding };
    const { status, headers, body } = await asker('red.example', path, asked);
    const pressed = headers['content-encoding'] === 'gzip';
    return { status, headers, pressed, ...read(String(pressed ? gunzipSync(body) : body)) };
  }

  test.each([
    ['/', 'index', undefined, 0],
    ['/?lang=EN', 'index', undefined, 0],
    ['/?lang=TY', 'Red ngayon', 'https://red.example/?lang=TY', 3],
    ['/live', odd, 'https://red.example/live', 3],
    ['/live?page=2&lang=fil', `${odd} ngayon`, 'https://red.example/live?lang=TY', 3],
    ['/live?lang=RU', odd, 'https://red.example/live', 3],
    ['/live/', odd, 'https://red.example/live', 3],
    ['/live/?lang=TY', `${odd} ngayon`, 'https://red.example/live?lang=TY', 3],
    ['/game', 'Game', undefined, 0],
    ['/nowhere', '200', undefined, 0],
  ])('WEB-03a WEB-03c sends %s under the title %s', async (path, title, canonical, languages) => {
    for (const encoding of ['', 'gzip']) {
      const page = await visit(path, encoding);
      expect(page).toMatchObject({ status: 200, titles: [title], canonical, languages, pressed: encoding === 'gzip' });
      expect(page.headers['content-security-policy']).toContain("'sha256-aaaa='");
    }
  });

  test('WEB-03a a page that is sent so is still asked for each time, and marked where it is not to be found', async () => {
    const [live, slashed, game] = [await visit('/live'), await visit('/live/'), await visit('/game')];
    expect(live.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-release': 'r1' });
    const marks = [live, slashed, game].map(({ headers }) => headers['x-robots-tag']);
    expect(marks).toEqual([undefined, undefined, 'noindex']);
  });

  test('WEB-03 nobody gets at the table or behind it', async () => {
    for (const path of ['/_heads.json', '/_head/200.html']) {
      expect((await ask('red.example', path)).status).toBe(404);
      expect((await visit(path)).status).toBe(404);
    }
  });

  describe('where the build says which pages there are', () => {
    let told: Ask;

    beforeAll(async () => {
      told = await start({ ...heads, rest: ['/member', '/register.html'] });
    });

    test.each(['/live', '/live/', '/live?page=2&lang=fil', '/l%69ve', '/game', '/member', '/register.html', '/'])(
      'SHELL-01f %s is a page',
      async (path) => {
        expect((await visit(path, '', told)).status).toBe(200);
      },
    );

    test.each(['/nowhere', '/live/more', '/LIVE', '/registerXhtml', '/live%0Amore', '/__proto__', '/_x?y=1'])(
      'SHELL-01f %s is not, and is answered by the page that says so',
      async (path) => {
        for (const encoding of ['', 'gzip']) {
          const page = await visit(path, encoding, told);
          expect(page).toMatchObject({ status: 404, titles: ['200'], pressed: encoding === 'gzip' });
          expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
          expect(page.headers['content-security-policy']).toContain("'sha256-aaaa='");
        }
        const call = await told('red.example', path, { accept: 'application/json', 'sec-fetch-mode': 'cors' });
        expect([call.status, String(call.body).includes('<title>200')]).toEqual([404, false]);
      },
    );
  });

  test.each([
    [10, 'Live'],
    [60, '200'],
  ])(
    'WEB-03c of a brand that speaks all there is, on a host of %s letters, sends a page under %s: what nginx cannot read is left out',
    async (letters, title) => {
      const languages = Object.fromEntries(['EN', ...languageCodes].map((code) => [code, tags.get(code) ?? '']));
      const origin = `https://${'a'.repeat(letters)}.example`;
      const pages = { '/live': { at: '/live', said: { EN: ['Live', ''] as [string, string] } } };
      expect((await visit('/live', '', await start({ origin, languages, pages }))).titles).toEqual([title]);
    },
  );
});
