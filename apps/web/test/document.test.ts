// @vitest-environment node
import { createHash } from 'node:crypto';
import { testBrand } from '@marquee/testing/testBrand';
import { expect, test } from 'vitest';
import { cspHash, renderDocument } from '../build/document.ts';

const parts = {
  data: testBrand,
  head: { title: 'Specimen', description: 'Games' },
  noScript: 'Scripts are off',
  origin: 'https://specimen.example',
  themeColor: '#ffffff',
  prepaint: 'void 0',
  css: ':root{--a:1}',
  hero: [{ rel: 'preload', as: 'image', href: '/hero.svg' }],
  fonts: [{ rel: 'preload', as: 'font', href: '/a.woff2', crossorigin: '' }],
  links: [{ rel: 'modulepreload', href: '/assets/home.js' }],
  setUp: '/assets/react.js',
  entry: '/assets/main.js',
  body: '<p>Hello</p>',
  path: '/',
};

test('WEB-04a what an operator writes cannot break out of the page', () => {
  const evil = '"><script>alert(1)</script>';
  const html = renderDocument({
    ...parts,
    head: {
      title: evil,
      description: evil,
      found: { canonical: `https://specimen.example${evil}`, alternates: [{ hreflang: evil, href: evil }] },
    },
    noScript: evil,
    origin: `https://specimen.example${evil}`,
    themeColor: evil,
    data: { ...testBrand, name: evil, legal: { ...testBrand.legal, entity: '</script><script>alert(2)</script>' } },
  });
  expect(html).not.toContain('<script>alert');
});

test('the library is set up as soon as it is there, in a task of its own, and the entry comes after it', () => {
  const scripts = [...renderDocument(parts).matchAll(/<script type="module"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toEqual([
    '<script type="module" async src="/assets/react.js">',
    '<script type="module" src="/assets/main.js">',
  ]);
  expect(renderDocument({ ...parts, setUp: undefined })).not.toContain(' async ');
});

test('the code is asked for before what comes beside it; the hero before styles and code, a font after the head', () => {
  const html = renderDocument(parts);
  const order = ['/hero.svg', '<style', parts.setUp, parts.entry, '/assets/home.js', '<body', '/a.woff2', parts.body];
  const places = order.map((piece) => html.indexOf(piece));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test('BRAND-10 the page carries the brand’s data for the browser to read', () => {
  const html = renderDocument(parts);
  const block = /<script type="application\/json" id="brand">(.*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(block ?? '')).toEqual(testBrand);
});

test('WEB-03 title, description and social preview stand in the page, the preview with its whole address', () => {
  const html = renderDocument(parts);
  expect(html).toContain('<title>Specimen</title>');
  expect(html).toContain('<meta name="description" content="Games">');
  expect(html).toContain('<meta property="og:image" content="https://specimen.example/social.png">');
});

test('WEB-03a WEB-03c a page that may be found names its address, and itself in every language', () => {
  const found = {
    canonical: 'https://specimen.example/live',
    alternates: [
      { hreflang: 'zh-Hans-CN', href: 'https://specimen.example/live?lang=CN' },
      { hreflang: 'x-default', href: 'https://specimen.example/live' },
    ],
  };
  const html = renderDocument({ ...parts, head: { ...parts.head, found } });
  expect(html).toContain('<link rel="canonical" href="https://specimen.example/live">');
  expect(html).toContain('<link rel="alternate" hreflang="zh-Hans-CN" href="https://specimen.example/live?lang=CN">');
  expect(html).toContain('<meta property="og:url" content="https://specimen.example/live">');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).toContain('<meta property="og:locale:alternate" content="zh_CN">');
  expect(renderDocument(parts)).not.toMatch(/rel="(canonical|alternate)"/);
});

test('WEB-04a a hash source is what the browser computes of the element’s text', () => {
  expect(cspHash(parts.css)).toBe(`sha256-${createHash('sha256').update(parts.css).digest('base64')}`);
});
