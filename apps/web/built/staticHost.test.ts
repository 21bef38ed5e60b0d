import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headsFile, parseSiteHeads } from '@marquee/brand/siteHeads';
import { parseSiteIndex } from '@marquee/brand/siteIndex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportSite } from '../build/deploy/exportSite.ts';
import { dist, packs } from './packs.ts';
import { cloudflare, type HostAnswer, linesOf, netlify } from './staticHost.ts';

const index = parseSiteIndex(readFileSync(path.join(dist, 'sites.json'), 'utf8'));

describe.each(packs.map(({ id }) => id))('%s on a static host', (id) => {
  describe.each([
    ['Netlify', netlify, false, '/200.html'],
    ['Cloudflare Pages', cloudflare, true, '/index.html'],
  ] as const)('of %s', (_, host, isCloudflare, shell) => {
    let folder = '';
    let ask: (address: string) => HostAnswer;
    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'static-'));
      await exportSite(dist, id, path.join(folder, 'out'), isCloudflare);
      folder = path.join(folder, 'out');
      ask = host(folder);
    });
    afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

    const pages = () => readdirSync(folder).filter((name) => name.endsWith('.html'));

    test('WEB-04 every page is found at its route, with headers, and with a policy that lets what stands in it run', () => {
      for (const name of pages()) {
        const address = name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
        const { status, file, headers } = ask(address);
        const expected = name === '200.html' && !isCloudflare ? '/200.html' : `/${name}`;
        expect([address, status, file]).toEqual([address, 200, expected]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
        expect(headers.get('x-release')).toBe(index.sites.find((site) => site.id === id)?.release);
        const policy = headers.get('content-security-policy') ?? '';
        const html = readFileSync(path.join(folder, name), 'utf8');
        for (const [, tag, attributes = '', code = ''] of html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)) {
          if (/ src=|type="(?!module|text\/javascript)/.test(attributes)) continue;
          const part = policy.split('; ').find((each) => each.startsWith(`${tag}-src `));
          expect(part).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
        }
      }
    });

    const { languages } = parseSiteHeads(readFileSync(path.join(dist, 'sites', id, headsFile), 'utf8'));
    const [own = '', ...others] = Object.keys(languages);
    const sent = (address: string) => readFileSync(path.join(folder, ask(address).file ?? ''), 'utf8');
    const ofPage = (html: string, tag: string) => new RegExp(`<${tag}[^>]*>`).exec(html)?.[0];

    test.each(others)('WEB-03a WEB-03c a page in %s never bears the address of another language', (code) => {
      for (const route of ['/', '/help', '/join']) {
        const html = sent(`${route}?lang=${code}`);
        const canonical = ofPage(html, 'link rel="canonical"');
        if (isCloudflare) expect([canonical, ofPage(html, 'meta property="og:url"')]).toEqual([undefined, undefined]);
        else {
          expect(canonical).toContain(`?lang=${code}"`);
          expect(ofPage(html, 'meta name="description"')).not.toBe(ofPage(sent(route), 'meta name="description"'));
        }
        for (const tag of Object.values(languages)) expect(html).toContain(`hreflang="${tag}"`);
      }
    });

    test('WEB-03a what is asked for that the brand does not speak gets the page in its own language', () => {
      for (const asked of [own, 'XX', '']) expect(ask(`/help?lang=${asked}`).file).toBe('/help.html');
    });

    test('WEB-06 an address without a file is the app’s, and is asked for anew each time', () => {
      for (const address of ['/no/such/route', '/no-such-page', '/_headers']) {
        const { status, file, headers } = ask(address);
        expect([status, file]).toEqual([200, shell]);
        expect(headers.has('cache-control')).toBe(false);
      }
    });

    test('WEB-06 hashed files are kept for ever, and one that is missing is no page that would be kept instead', () => {
      const assets = readdirSync(path.join(folder, 'assets'), { recursive: true, withFileTypes: true });
      const names = assets.filter((entry) => entry.isFile() && entry.name !== '404.html');
      expect(names.length).toBeGreaterThan(20);
      for (const { parentPath, name } of names) {
        const address = `/${path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/')}`;
        const { status, file, headers } = ask(address);
        expect([status, file]).toEqual([200, address]);
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
      expect(ask('/assets/app-of-before.js').status).toBe(404);
      expect(ask('/worker.js').headers.get('cache-control')).toBe('no-cache');
    });

    test('WEB-04 keeps to the limits of both hosts: 100 rules of headers, 2000 characters a line', () => {
      const lines = linesOf(folder, '_headers');
      expect(lines.filter((line) => !/^\s/.test(line)).length).toBeLessThanOrEqual(100);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
      expect(linesOf(folder, '_redirects').length).toBeLessThanOrEqual(2000);
    });
  });
});
