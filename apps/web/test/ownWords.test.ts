import type { Pack } from '@marquee/i18n/catalogue';
import { testBrand } from '@marquee/testing/testBrand';
import { expect, test } from 'vitest';
import type { Materials } from '../build/materials.ts';
import { type Bundle, makePage } from '../build/page.ts';
import { wordsInPage } from '../src/ownWords.ts';

const address = '/assets/specimen/words-EN.json';

/** In a template, where nothing is fetched. */
function pageWith(words: Pack): DocumentFragment {
  const materials: Materials = {
    data: { ...testBrand, overrides: { EN: address } },
    css: '',
    settled: new Map(),
    fonts: [],
    hero: [],
    files: new Map(),
    assets: new Map(),
    overrides: { EN: words },
  };
  const bundle: Bundle = {
    setUp: '/assets/react.js',
    entry: '/assets/main.js',
    imports: ['/assets/react.js', '/assets/shared.js'],
    css: '',
    messagePageCss: '',
    styleSheets: [],
    screens: {},
    words: {},
  };
  const said = { title: 'Specimen', description: 'Games' };
  const siteHeads = { origin: '', languages: {}, pages: {} };
  const rest = { heads: {}, head: said, noScript: '', listed: [], map: [], siteHeads, shell: '', bodies: {} };
  const { html } = makePage(materials, bundle, rest);
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

const saying = (value: string): Pack => ({ 'shell.hero.title': [{ type: 0, value }] });

test('BRAND-04 few words of its own a page bears, and they cannot break out of it', () => {
  const words = saying('</script><script>alert(1)</script>');
  const page = pageWith(words);
  expect(wordsInPage(page, address)).toEqual(words);
  expect(wordsInPage(page, '/assets/specimen/words-ES.json')).toBeUndefined();
  expect(page.querySelector('link[as=fetch]')).toBeNull();
  // the one that runs before the first paint
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
});

test('BRAND-04 many words of its own are fetched beside the code', () => {
  const page = pageWith(saying('x'.repeat(3_000)));
  expect(wordsInPage(page, address)).toBeUndefined();
  expect(page.querySelector('link[as=fetch]')?.getAttribute('href')).toBe(address);
});

test('a file that a script of the page fetches is not asked for a second time', () => {
  const page = pageWith({});
  const links = [...page.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/assets/shared.js']);
});
