import { createMemoryStorage } from '@marquee/state/storage';
import { createAppStore } from '@marquee/state/store';
import { testBrand } from '@marquee/testing/testBrand';
import { describe, expect, test } from 'vitest';
import { searchFiles } from '../build/deploy/searchFiles.ts';
import { takeLanguage } from '../src/askedLanguage.ts';
import { gamePages } from '../src/gamePages.ts';
import { headOf } from '../src/head/headOf.ts';
import { alternates, canonicalPath, isListed, listedPaths } from '../src/head/listed.ts';
import { routeHeads } from '../src/head/routeHeads.ts';
import { showHead } from '../src/head/showHead.ts';
import { pages } from '../src/pages.ts';

const closed = { ...testBrand, loginRequiredForHome: true, registration: 'invitation' } as const;
const head = (path: string, brand = testBrand as typeof testBrand) =>
  headOf({ brand, path, language: 'EN', words: {} });

describe('WEB-03 what the head says of a page', () => {
  test.each([...pages.keys(), ...gamePages.keys()])('WEB-03a %s has a title of its own', (path) => {
    expect(routeHeads.has(path), `add ${path} to routeHeads.ts; with \`about\` if everyone may find it`).toBe(true);
    expect(head(path).title).toMatch(/.+ \| Specimen$/);
  });

  test('WEB-03a GAME-06 a page that shows something with a name of its own bears that name', () => {
    const named = headOf({ brand: testBrand, path: '/game', name: 'Red Koi', language: 'EN', words: {} });
    expect(named.title).toBe('Red Koi | Specimen');
  });

  test('WEB-03a SHELL-01f the page of an unknown path bears the name of what it says', () => {
    const named = headOf({ brand: testBrand, path: '/nowhere', name: 'No such page', language: 'EN', words: {} });
    expect(named.title).toBe('No such page | Specimen');
  });

  test('WEB-03a home bears the brand’s own words, and so does what is unknown, but is not to be found', () => {
    expect(head('/').title).toBe('Specimen: licensed online games');
    expect(head('/home').found?.canonical).toBe('https://specimen.example/');
    expect(head('/nowhere')).toEqual({ title: head('/').title, description: head('/').description });
  });

  test.each([
    ['/game', false],
    ['/changePassword', false],
    ['/forget', false],
    ['/live', true],
    ['/help', true],
    ['/register.html', true],
    ['/cockfight', false],
    ['/nowhere', false],
  ])('WEB-03a %s may be found: %s', (path, expected) => {
    const brand = { ...testBrand, games: { ...testBrand.games, off: ['COCKFIGHT' as const] } };
    expect(isListed(path, brand)).toBe(expected);
    expect(head(path, brand).found !== undefined).toBe(expected);
  });

  test('WEB-03b SHELL-03 where a login comes first only what is open is listed, and home is the login', () => {
    expect(listedPaths(closed).filter((path) => !['/', '/index', '/index.html', '/home'].includes(path))).toEqual(
      expect.arrayContaining(['/login', '/help']),
    );
    expect(listedPaths(closed)).not.toContain('/live');
    expect(listedPaths(closed)).not.toContain('/register');
    expect(canonicalPath('/', closed)).toBe('/login');
    expect(headOf({ brand: closed, path: '/login', language: 'EN', words: {} }).title).toBe(head('/').title);
  });

  test('WEB-03c every language of the brand is named by its tag, in its own address, and the default for all others', () => {
    expect(alternates('/live', { ...testBrand, languages: { default: 'EN', supported: ['EN', 'TY'] } })).toEqual([
      { hreflang: 'en', href: 'https://specimen.example/live' },
      { hreflang: 'fil', href: 'https://specimen.example/live?lang=TY' },
      { hreflang: 'x-default', href: 'https://specimen.example/live' },
    ]);
    const chinese = headOf({ brand: testBrand, path: '/live', language: 'CN', words: {} });
    expect(chinese.found?.canonical).toBe('https://specimen.example/live?lang=CN');
  });

  test('WEB-03a on the way from page to page the head follows, and nothing of the page before is left', () => {
    const page = document.implementation.createHTMLDocument('before');
    page.head.innerHTML = '<meta name="description" content="old"><link rel="canonical" href="https://old.example/">';
    showHead(head('/live'), page);
    const said = () => ({
      title: page.title,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
      languages: page.querySelectorAll('link[rel=alternate]').length,
      robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
      descriptions: page.querySelectorAll('meta[name=description]').length,
    });
    expect(said()).toEqual({
      title: 'Live casino | Specimen',
      canonical: 'https://specimen.example/live',
      languages: testBrand.languages.supported.length + 1,
      robots: undefined,
      descriptions: 1,
    });
    showHead(head('/game'), page);
    expect(said()).toEqual({
      title: 'Game | Specimen',
      canonical: undefined,
      languages: 0,
      robots: 'noindex',
      descriptions: 1,
    });
  });
});

test('WEB-03b robots.txt names the map, and the map every language of a page', () => {
  const map = [{ address: 'https://specimen.example/live?lang=CN', alternates: alternates('/live', testBrand) }];
  const files = searchFiles(testBrand, map);
  expect(files.get('/robots.txt')).toContain('Sitemap: https://specimen.example/sitemap.xml');
  const xml = new DOMParser().parseFromString(files.get('/sitemap.xml') ?? '', 'text/xml');
  expect(xml.querySelector('loc')?.textContent).toBe('https://specimen.example/live?lang=CN');
  expect(files.get('/sitemap.xml')?.match(/hreflang="[^"]+"/g)).toHaveLength(testBrand.languages.supported.length + 1);
});

describe('WEB-03c the language that an address asks for', () => {
  const take = (search: string) => {
    const app = createAppStore({
      storage: createMemoryStorage({ local: { hisLang: 'ES' } }),
      defaults: { theme: 'light', language: 'EN' },
      languages: testBrand.languages.supported,
    });
    const left = takeLanguage(app, testBrand.languages.supported, new URL(`https://specimen.example/live${search}`));
    return [app.preferences.language(), left.pathname + left.search];
  };

  test.each([
    ['?lang=CN', 'CN', '/live'],
    ['?lang=fil&page=2', 'TY', '/live?page=2'],
    ['?page=2&lang=en#a', 'EN', '/live?page=2'],
    ['?lang=', 'ES', '/live'],
    ['?lang=RU', 'ES', '/live'],
    ['?lang=constructor', 'ES', '/live'],
  ])('%s shows %s, at %s', (search, language, left) => {
    expect(take(search)).toEqual([language, left]);
  });
});
