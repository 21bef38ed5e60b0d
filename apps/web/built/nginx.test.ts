import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseSiteIndex } from '@marquee/brand/siteIndex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../build/deploy/nginx.ts';
import { readHeads } from '../build/deploy/readHeads.ts';
import { type Ask, nginx, startNginx } from '../test/nginx.ts';
import { dist, packs } from './packs.ts';

const visit = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const brands = packs.map(({ id, brand }) => [id, brand.domains[0] ?? `${id}.localhost`, brand] as const);

describe.skipIf(nginx === undefined)('a real nginx with the real build', () => {
  const index = parseSiteIndex(readFileSync(path.join(dist, 'sites.json'), 'utf8'));
  let ask: Ask;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const heads = await readHeads(dist, index);
    ({ ask, stop } = await startNginx((listen) => nginxConfig(index, { root: dist, listen: [listen], heads })));
  });

  afterAll(() => stop());

  test.each(brands)(
    'BRAND-11a WEB-04 WEB-08 %s answers on %s, its pages with a policy they fit',
    async (id, host, brand) => {
      const site = index.sites.find((one) => one.id === id);
      for (const address of ['/', '/login', '/promotions']) {
        const { status, headers, body } = await ask(host, address, visit);
        const html = String(body);
        expect(status).toBe(200);
        expect(html).toContain(`<meta property="og:site_name" content="${brand.name}">`);
        expect(html).toContain(`<meta name="release" content="${site?.release}">`);
        expect(headers['x-release']).toBe(index.release);
        const policy = String(headers['content-security-policy']);
        const inline = [/<script>(.*?)<\/script>/s, /<style id="theme">(.*?)<\/style>/s];
        for (const element of inline) {
          const content = element.exec(html)?.[1] ?? '';
          expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
        }
      }
    },
  );

  test.each(brands)('WEB-08 what a page of %s names on %s is there, compressed, and never changes', async (_, host) => {
    const { body } = await ask(host, '/', visit);
    const named = [...String(body).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(named.length).toBeGreaterThan(3);
    for (const address of new Set(named)) {
      const { status, headers } = await ask(host, address);
      expect([address, status, headers['cache-control']]).toEqual([
        address,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    const entry = /<script type="module" src="([^"]+)"/.exec(String(body))?.[1] ?? '';
    const pressed = await ask(host, entry, { 'accept-encoding': 'gzip' });
    expect(pressed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(pressed.body).equals((await ask(host, entry)).body)).toBe(true);
  });

  test.each(brands)(
    'WEB-03a WEB-03c the help of %s on %s bears its own head in each language',
    async (_, host, brand) => {
      const heads = new Set<string>();
      for (const code of brand.languages.supported) {
        const html = String((await ask(host, `/help?lang=${code}`, visit)).body);
        const own = code === brand.languages.default ? '' : `?lang=${code}`;
        expect(html).toContain(`<link rel="canonical" href="https://${host}/help${own}">`);
        heads.add(/<title>.*?<\/title>\s*<meta name="description" content="[^"]+">/.exec(html)?.[0] ?? '');
      }
      expect(heads.size).toBe(brand.languages.supported.length);
      expect([...heads].every((head) => head.includes(brand.name))).toBe(true);
    },
  );

  test.each(brands)(
    'SHELL-01f an address without a page on %s is a 404 with the page that says so',
    async (id, host) => {
      const shell = readFileSync(path.join(dist, 'sites', id, '200.html'));
      for (const address of ['/nowhere', '/__proto__', '/member/more']) {
        const { status, body } = await ask(host, address, visit);
        expect([address, status, body.equals(shell)]).toEqual([address, 404, true]);
      }
      for (const address of ['/member', '/game', '/help/'])
        expect([address, (await ask(host, address, visit)).status]).toEqual([address, 200]);
    },
  );

  test('BRAND-11b a host that is no brand’s is refused, in the visitor’s language', async () => {
    for (const { tag, file } of index.unknownHost) {
      const { status, body } = await ask('nobody.example', '/', { ...visit, 'accept-language': tag });
      expect(status).toBe(404);
      expect(body.equals(readFileSync(path.join(dist, file)))).toBe(true);
    }
  });
});
