import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { switchesOf } from '../src/switches.ts';
import { temporaryFolder } from './site.ts';

function built(pages: Record<string, string>): string {
  const dist = temporaryFolder();
  for (const [id, page] of Object.entries(pages)) {
    mkdirSync(join(dist, 'sites', id), { recursive: true });
    writeFileSync(join(dist, 'sites', id, 'index.html'), page);
  }
  return dist;
}

const page = (brand: unknown) => `<body><script type="application/json" id="brand">${JSON.stringify(brand)}</script>`;

test('BRAND-06 the stand-in has the switches that each brand’s pack has, and the defaults of the rest', () => {
  const dist = built({
    red: page({ merchantCode: 'RED1', flags: { REGMOBVERF3: true, USERNAMEREG3: false } }),
    blue: page({ merchantCode: 'BLU1', flags: {} }),
  });
  const switches = switchesOf(dist, ['red', 'blue']);
  expect(switches.RED1).toMatchObject({ REGMOBVERF3: true, USERNAMEREG3: false, MOBILENUMPASSREG3: false });
  expect(switches.BLU1).toMatchObject({ REGMOBVERF3: false, USERNAMEREG3: true });
});

test('flags that are no switch of the module tree are left to the pack', () => {
  const dist = built({ red: page({ merchantCode: 'RED1', flags: { contract: true, socialLogin: true } }) });
  expect(Object.keys(switchesOf(dist, ['red']).RED1 ?? {})).not.toEqual(expect.arrayContaining(['contract']));
});

test.each([
  ['no brand', 'red home'],
  ['no JSON', '<script type="application/json" id="brand">{</script>'],
  ['another JSON', page([])],
])('a page that holds %s switches nothing', (_, text) => {
  expect(switchesOf(built({ red: text }), ['red', 'gone'])).toEqual({});
});
