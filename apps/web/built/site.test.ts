import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headsFile, lacksPage, parseSiteHeads } from '@marquee/brand/siteHeads';
import { parseSiteIndex } from '@marquee/brand/siteIndex';
import { languageOf } from '@marquee/i18n/languages';
import { describe, expect, test } from 'vitest';
import { homePaths } from '../src/access.ts';
import { pages } from '../src/pages.ts';
import { dist, packs, stylesOf } from './packs.ts';

const index = parseSiteIndex(readFileSync(path.join(dist, 'sites.json'), 'utf8'));

describe.each(packs.map((pack) => [pack.id, pack] as const))('the site of %s', (id, { brand }) => {
  const site = index.sites.find((one) => one.id === id);
  const read = (address: string) => readFileSync(path.join(dist, 'sites', id, address), 'utf8');
  const there = (address: string) => existsSync(path.join(dist, 'sites', id, address));

  test('every icon of its pages is one path, but for those with a fill of their own', () => {
    const icons = read('index.html').match(/<svg [^>]*stroke="currentColor".*?<\/svg>/g) ?? [];
    expect(icons.length).toBeGreaterThan(5);
    expect(icons.filter((icon) => icon.match(/<(?!svg|\/)/g)?.length !== 1)).toEqual([]);
  });

  test('BRAND-02 what no theme changes is written out in the CSS of its pages', () => {
    const { now, later } = stylesOf(id);
    expect(later).toMatch(/--mq-space-4:[\d.]+rem/);
    expect(now + later).not.toContain('var(--mq-space-4)');
    expect(now).toContain('var(--mq-page)');
  });

  test('SHELL-12 the hero is fetched with home, and with no page that does not begin with it', () => {
    const fetched = (address: string) => /<link rel="preload" as="image"[^>]*\/hero-/.test(read(address));
    expect(fetched('index.html')).toBe(!brand.loginRequiredForHome);
    for (const other of ['login.html', '200.html']) expect(fetched(other)).toBe(false);
  });

  test('what its pages fetch at once is named once, in the head, but for fonts: no paint waits for one', () => {
    for (const address of ['index.html', 'login.html', '200.html']) {
      const [head = '', body = ''] = read(address).split('<body>');
      const [inHead, inBody] = [head, body].map((part) => part.match(/<(script|link)\b[^>]*>/g) ?? []);
      const fonts = inBody?.filter((tag) => tag.startsWith('<link')) ?? [];
      expect(fonts.filter((tag) => !tag.includes(' as="font" '))).toEqual([]);
      expect(head).not.toContain(' as="font" ');
      const tags = [...(inHead ?? []), ...fonts];
      const asked = tags.filter((tag) => tag.startsWith('<script') || /rel="(module)?preload"/.test(tag));
      const named = asked.flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
      expect(named.length).toBeGreaterThan(4);
      expect(named).toEqual([...new Set(named)]);
    }
  });

  test('SHELL-05 the shell of any other page marks none as the one that one is on', () => {
    const marked = /<nav.*?aria-current="page".*?<\/nav>/s;
    expect(marked.test(read('200.html'))).toBe(false);
    if (!brand.loginRequiredForHome) expect(read('index.html')).toMatch(marked);
  });

  test('WEB-02 can be installed: a manifest in its own name, with icons that are there', () => {
    const manifest = JSON.parse(read('manifest.webmanifest')) as {
      name: string;
      short_name: string;
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect([manifest.name, manifest.display, manifest.start_url]).toEqual([brand.name, 'standalone', '/']);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(manifest.icons.filter(({ src }) => !there(src))).toEqual([]);
    expect(read('index.html')).toContain('rel="manifest"');
  });

  test('WEB-02 its worker bears the stamp of its pages and keeps little, all of which is there', () => {
    const worker = read('worker.js');
    const told = JSON.parse(/^const OFFLINE=(.*);$/m.exec(worker)?.[1] ?? '{}') as {
      release: string;
      page: string;
      files: string[];
    };
    expect(told.release).toBe(site?.release);
    const kept = [told.page, ...told.files];
    expect(kept.filter((address) => !there(address))).toEqual([]);
    const bytes = kept.map((address) => readFileSync(path.join(dist, 'sites', id, address)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(100_000);
  });

  test('WEB-02 WEB-07c pages for when the app cannot run in their policy, in every language of the brand', () => {
    for (const address of ['/offline.html', '/old-browser.html']) {
      const html = read(address);
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
      const hashes = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
      expect(site?.pages[address]?.script).toEqual(hashes);
      expect(html).not.toMatch(/ style="|src="\/assets\/[^"]+\.js"/);
      for (const code of brand.languages.supported) expect(html).toMatch(languageOf(code).bcp47);
      expect(html).toContain('content="noindex"');
    }
  });

  test('WEB-03b robots.txt leads to the map, which has only listed pages, each with all its languages', () => {
    const [domain] = brand.domains;
    expect(read('robots.txt')).toContain(`Sitemap: https://${domain}/sitemap.xml`);
    const pages = [...read('sitemap.xml').matchAll(/<url>.*?<\/url>/g)].map(([page]) => page);
    const paths = pages.map((page) => new URL(/<loc>(.*?)<\/loc>/.exec(page)?.[1] ?? '').pathname);
    expect(new Set(paths).size * brand.languages.supported.length).toBe(pages.length);
    expect(paths.filter((each) => !site?.listed?.includes(each))).toEqual([]);
    for (const page of pages) expect(page.match(/hreflang=/g)).toHaveLength(brand.languages.supported.length + 1);
  });

  test('WEB-03a WEB-03c what the heads of its routes say is there for every listed path, in every language', () => {
    const heads = parseSiteHeads(read(headsFile));
    expect(Object.keys(heads.languages).sort()).toEqual([...brand.languages.supported].sort());
    expect(Object.keys(heads.pages)).toEqual(expect.arrayContaining(site?.listed ?? []));
    for (const [route, { at, said }] of Object.entries(heads.pages)) {
      expect(at !== undefined).toBe(site?.listed?.includes(route));
      expect(Object.keys(said).sort()).toEqual([...brand.languages.supported].sort());
      const [title] = said[brand.languages.default] ?? [];
      expect(title).toContain(brand.name);
    }
    const titles = Object.values(heads.pages).flatMap(({ at, said }) =>
      at ? [`${at} ${said[brand.languages.default]?.[0]}`] : [],
    );
    expect(new Set(titles.map((each) => each.slice(each.indexOf(' ')))).size).toBe(new Set(titles).size);
  });

  test('SHELL-01f every page is known to who sends it, also those behind a login, so that no other is sent as one', () => {
    const heads = parseSiteHeads(read(headsFile));
    for (const path of [...homePaths, ...pages.keys()]) expect([path, lacksPage(heads, path)]).toEqual([path, false]);
    expect(heads.rest?.filter((path) => Object.hasOwn(heads.pages, path))).toEqual([]);
    expect((heads.rest ?? []).length > 0).toBe(brand.loginRequiredForHome === true);
    for (const path of ['/nowhere', '/_headers', '/RNG']) expect(lacksPage(heads, path)).toBe(true);
  });

  test('WEB-03a WEB-03c the pages that are made name themselves and their languages; the shell names no page', () => {
    const entrance = brand.loginRequiredForHome ? '/login' : '/';
    const canonical = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical(read('index.html'))).toBe(`https://${brand.domains[0]}${entrance}`);
    expect(canonical(read('login.html'))).toBe(`https://${brand.domains[0]}/login`);
    if (!brand.loginRequiredForHome) expect(canonical(read('200.html'))).toBeUndefined();
  });
});

test.each([
  ['the first calls of a page do not wait for', 'firstCalls', 'client'],
  ['the header of whoever is logged in brings nothing of', 'Account', 'react'],
])('WEB-01 %s the login', (_, begins, needs) => {
  const assets = path.join(dist, 'assets');
  const importsOf = (name: string) =>
    [...readFileSync(path.join(assets, name), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      ([, to = '']) => to,
    );
  const needed = new Set(readdirSync(assets).filter((name) => name.startsWith(`${begins}-`) && name.endsWith('.js')));
  expect(needed.size).toBe(1);
  for (const name of needed) for (const imported of importsOf(name)) needed.add(imported);
  expect([...needed].some((name) => name.startsWith(`${needs}-`))).toBe(true);
  expect([...needed].filter((name) => name.startsWith('login-page-'))).toEqual([]);
});
