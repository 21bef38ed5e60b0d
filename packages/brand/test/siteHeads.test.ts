import { describe, expect, test } from 'vitest';
import { headMarkup, localesMarkup, withHead } from '../src/pageHead.ts';
import { askedCode, headMarkupAt, lacksPage, parseSiteHeads } from '../src/siteHeads.ts';

const heads = parseSiteHeads(
  JSON.stringify({
    origin: 'https://red.example',
    languages: { EN: 'en', CN: 'zh-Hans-CN' },
    pages: {
      '/live': { at: '/live', said: { EN: ['Live', 'Tables'], CN: ['真人', '桌子'] } },
      '/download': { at: '/down', said: { EN: ['App', 'Get it'] } },
      '/game': { said: { EN: ['Game', 'Play'] } },
    },
  }),
);

describe('WEB-03 the head of a page that has no file of its own', () => {
  test('WEB-03a WEB-03c names title, address and every language, in the one that was asked for', () => {
    const head = headMarkupAt(heads, '/live', 'CN');
    expect(head).toContain('<title>真人</title>');
    expect(head).toContain('<meta property="og:description" content="桌子">');
    expect(head).toContain('<link rel="canonical" href="https://red.example/live?lang=CN">');
    expect(head).toContain('<link rel="alternate" hreflang="x-default" href="https://red.example/live">');
    expect(head).toContain('<meta property="og:locale" content="zh_CN">');
    expect(head).not.toContain('robots');
  });

  test('WEB-03a leads to the one spelling of an address that search engines are told', () => {
    expect(headMarkupAt(heads, '/download', 'EN')).toContain('rel="canonical" href="https://red.example/down"');
  });

  test('WEB-03a of a page that is not to be found says so, and names no address but home', () => {
    const head = headMarkupAt(heads, '/game', 'EN');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|alternate" hreflang/);
    expect(head).toContain('<meta property="og:url" content="https://red.example/">');
  });

  test.each(['/nowhere', '/constructor', '__proto__'])('WEB-03a of %s is not known', (path) => {
    expect(headMarkupAt(heads, path, 'EN')).toBeUndefined();
  });

  test.each([
    ['', 'EN'],
    ['?lang=CN', 'CN'],
    ['?page=2&lang=zh-hans-cn', 'CN'],
    ['?lang=', 'EN'],
    ['?lang=RU', 'EN'],
    ['?lang=constructor', 'EN'],
    ['?lang=%E0%A4%A', 'EN'],
  ])('WEB-03c the query %s asks for %s', (search, code) => {
    expect(askedCode(heads, search)).toBe(code);
  });

  test('WEB-03a takes the place of the head that is there, whatever stands in either', () => {
    const made = (title: string) => headMarkup({ title, description: '' }, localesMarkup('en', ['en']), '/');
    const page = (title: string) => `<head>${made(title)}</head><p>$& rest</p>`;
    expect(withHead(page('$1 --> a'), made('$& b'))).toBe(page('$& b'));
    expect(withHead('<p>no marks</p>', made('b'))).toBe('<p>no marks</p>');
  });
});

describe('which paths have no page', () => {
  const told = { ...heads, rest: ['/member'] };

  test.each([
    ['/live', false],
    ['/member', false],
    ['/nowhere', true],
    ['/constructor', true],
    ['/__proto__', true],
  ])('SHELL-01f %s has none: %s', (path, expected) => {
    expect(lacksPage(told, path)).toBe(expected);
  });

  test('SHELL-01f a table that does not tell of all its pages says it of no path', () => {
    expect(lacksPage(heads, '/nowhere')).toBe(false);
  });
});
