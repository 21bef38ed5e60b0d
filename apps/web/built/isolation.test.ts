import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coloursOf, dist, filesIn, onlyIn, packs, stringsOf, stylesOf } from './packs.ts';

const TEXT = /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$|\/_/;

const texts = (folder: string) =>
  [...filesIn(path.join(dist, folder))]
    .filter(([name]) => TEXT.test(`/${name}`))
    .map(([name, content]) => [name, content.toString('utf8')] as const);

/** A brand's pages and files, those with a hash in their name too. */
function ownTexts(id: string) {
  const own = JSON.parse(readFileSync(path.join(dist, `deploy/assets/${id}.json`), 'utf8')) as string[];
  const hashed = texts('assets').filter(([name]) => own.includes(`/assets/${name}`));
  return [...texts(`sites/${id}`), ...hashed];
}

/** As it may stand in HTML or JSON. */
function spellings(text: string): string[] {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [text, html, html.replaceAll("'", '&#x27;'), JSON.stringify(text).slice(1, -1)];
}

function found(files: (readonly [string, string])[], wanted: readonly string[]): string[] {
  return files.flatMap(([name, content]) => {
    const lower = content.toLowerCase();
    const there = wanted.filter((text) => spellings(text).some((each) => lower.includes(each.toLowerCase())));
    return there.map((text) => `${name}: ${text}`);
  });
}

const pairs = packs.flatMap((pack) => packs.filter((other) => other !== pack).map((other) => ({ pack, other })));

test.each(packs.map((pack) => [pack.id, pack] as const))(
  'BRAND-10c the colours of %s stand in its pages as values, and nothing is left to derive them from in a browser',
  (id, pack) => {
    const { now, later } = stylesOf(id);
    const theme = (now + later).toLowerCase();
    expect([...coloursOf(pack)].filter((colour) => !theme.includes(colour.toLowerCase()))).toEqual([]);
    const values = [...theme.matchAll(/--mq-[\w-]+:([^;}]+)/g)].map(([, value = '']) => value);
    expect(values.length).toBeGreaterThan(100);
    expect(values.filter((value) => /color-mix\(|from var\(|light-dark\(/.test(value))).toEqual([]);
  },
);

describe('BRAND-10 brands do not know of each other', () => {
  test('BRAND-10 what is sought is found where it belongs', () => {
    for (const pack of packs) {
      const own = ownTexts(pack.id);
      expect(found(own, [pack.brand.name, ...pack.brand.domains.slice(0, 1)])).not.toEqual([]);
      expect(found(own, [...coloursOf(pack)])).not.toEqual([]);
    }
  });

  test.each(pairs.map(({ pack, other }) => [pack.id, other.id, pack, other] as const))(
    'BRAND-10 no page or file of %s holds a string, colour or domain of %s',
    (_, __, pack, other) => {
      const foreign = [...onlyIn(stringsOf(other), stringsOf(pack)), ...onlyIn(coloursOf(other), coloursOf(pack))];
      expect(foreign.length).toBeGreaterThan(20);
      expect(found(ownTexts(pack.id), foreign)).toEqual([]);
    },
  );

  test.each(packs.map((pack) => [pack.id, pack] as const))(
    'BRAND-10 no chunk that all brands share holds a string, colour or domain of %s',
    (_, pack) => {
      // what is one brand's own stands in a folder of its name
      const chunks = texts('assets').filter(([name]) => /^[^/]+\.(?:js|css)$/.test(name));
      expect(chunks.length).toBeGreaterThan(5);
      const neutral = new Set(['#000000', '#ffffff']);
      expect(found(chunks, [...stringsOf(pack), ...onlyIn(coloursOf(pack), neutral)])).toEqual([]);
    },
  );
});
