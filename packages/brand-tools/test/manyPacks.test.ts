import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CatalogueError, readCatalogue } from '../src/catalogue.ts';
import { places } from '../src/cli/places.ts';
import { loadPacks } from '../src/packs.ts';
import { brandJson, brandsFolder, goodPack, json, nameless } from './folder.ts';

/** without logos: two brands never have one file as theirs */
const pack = (changes: object) => ({ ...nameless, 'brand.json': json({ ...brandJson, ...changes }) });
const codes = (findings: readonly { code: string; severity: string }[]) =>
  findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);

test.each([
  ['Meridian.Example.', 'capitals and a trailing dot'],
  ['meridian.example:8443', 'a port'],
  ['bücher.example', 'the letters of its punycode', 'xn--bcher-kva.example'],
])(
  'C20 %s and its other spelling (%s) are one domain, claimed by two brands',
  async (domain, _, other = 'meridian.example') => {
    const dir = await brandsFolder({
      first: pack({ name: 'First', domains: [other] }),
      second: pack({ name: 'Second', domains: ['second.example', domain] }),
    });
    const { findings, packs } = await loadPacks(dir);
    const taken = findings.filter(({ code }) => code === 'brand/domain-taken');
    expect(taken.map(({ brand, line, column }) => [brand, line, column])).toEqual([
      ['first', 6, 5],
      ['second', 7, 5],
    ]);
    expect(packs).toEqual([]);
  },
);

test('C20 a brand may not claim the development host of another', async () => {
  const dir = await brandsFolder({
    first: pack({ name: 'First', domains: ['first.example'] }),
    second: pack({ domains: ['First.localhost'] }),
  });
  expect((await loadPacks(dir)).findings).toContainEqual(
    expect.objectContaining({ code: 'brand/domain-taken', brand: 'second' }),
  );
});

test('C13 two brands may not have one name, however it is written', async () => {
  const dir = await brandsFolder({ first: pack({ domains: ['first.example'] }), second: pack({ name: 'MERIDIAN' }) });
  expect(codes((await loadPacks(dir)).findings)).toEqual(['brand/name-taken', 'brand/name-taken']);
});

test('BRAND-08e two brands are compared even when one has another mistake, and all findings come at once', async () => {
  const dir = await brandsFolder({
    first: pack({ name: 'First', colour: 1 }),
    second: pack({ name: 'Second', timeZone: 7 }),
  });
  expect(codes((await loadPacks(dir)).findings).sort()).toEqual(
    ['brand/domain-taken', 'brand/domain-taken', 'brand/unknown-key', 'brand/wrong-type'].sort(),
  );
});

test('a broken brand does not hide a good one', async () => {
  const dir = await brandsFolder({ bad: { 'brand.json': '{' }, meridian: goodPack });
  const { packs, ids } = await loadPacks(dir);
  expect(packs.map(({ id }) => id)).toEqual(['meridian']);
  expect(ids).toEqual(['bad', 'meridian']);
});

test('only the brands that were asked for are reported, against all others', async () => {
  const dir = await brandsFolder({ first: pack({ name: 'First' }), second: pack({ name: 'Second', extra: 1 }) });
  const { findings } = await loadPacks(dir, { only: ['first'] });
  expect(new Set(findings.map(({ brand }) => brand))).toEqual(new Set(['first']));
  expect(codes(findings)).toEqual(['brand/domain-taken']);
});

test('links out of a brand’s folder, broken links and devices are findings, and links inside are read', async () => {
  const dir = await brandsFolder({ meridian: { ...goodPack, 'flags.json': null } });
  const brand = join(dir, 'meridian');
  await writeFile(join(dir, 'secret.txt'), 'outside');
  await symlink('../secret.txt', join(brand, 'README.md'));
  await symlink('nowhere.json', join(brand, 'flags.json'));
  await symlink('logo-light.svg', join(brand, 'assets/icon.svg'));
  await symlink('..', join(brand, 'assets/loop'));
  execFileSync('mkfifo', [join(brand, 'assets/hero-wide-light.svg')]);
  const { findings } = await loadPacks(dir);
  const found = findings.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${code} ${file}`);
  expect(found).toEqual([
    'file/not-a-file brands/meridian/assets/hero-wide-light.svg',
    'pack/symlink-out brands/meridian/assets/loop',
    'file/unreadable brands/meridian/flags.json',
    'pack/symlink-out brands/meridian/README.md',
  ]);
});

test('folders that can be no brand are findings: bad names, links, an empty or missing folder', async () => {
  const dir = await brandsFolder({ meridian: goodPack });
  for (const name of ['..x', 'Upper', 'a b', '-x', 'x'.repeat(60)]) await mkdir(join(dir, name));
  await symlink('/tmp', join(dir, 'elsewhere'));
  const { findings, packs } = await loadPacks(dir);
  const names = findings.filter(({ code }) => code === 'pack/bad-folder-name').map(({ brand }) => brand);
  expect(new Set(names)).toEqual(new Set(['..x', 'Upper', 'a b', '-x', 'x'.repeat(60)]));
  expect(codes(findings)).toContain('pack/symlink-out');
  expect(packs.length).toBe(1);
  expect(codes((await loadPacks(await brandsFolder({}))).findings)).toEqual(['pack/no-brands']);
  expect(codes((await loadPacks(join(dir, 'nowhere'))).findings)).toEqual(['pack/no-brands']);
});

test('BRAND-01 BRAND-03 BRAND-04 the brands here have no error, against the product’s own messages', async () => {
  const catalogue = await readCatalogue(places.catalogue);
  const { findings, packs, ids } = await loadPacks(places.brands, { catalogue });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(packs.map(({ id }) => id)).toEqual(ids);
  expect(packs.length).toBeGreaterThanOrEqual(3);
  // whoever welcomes players in words of its own does so in each of its languages
  for (const { lang, brand } of packs.filter((pack) =>
    [...pack.lang.values()].some((own) => own['shell.hero.title']),
  )) {
    for (const code of brand.languages.supported) {
      for (const id of [
        'shell.hero.title',
        'shell.hero.text',
        'shell.hero.action',
        'site.home.title',
        'site.home.description',
      ]) {
        expect(lang.get(code)?.[id], `${brand.name} ${code} ${id}`).toMatch(/\S/);
      }
    }
  }
});

test('C08 a supported language without translations is reported with how many messages it lacks', async () => {
  const dir = await brandsFolder({ meridian: pack({ languages: { default: 'EN', supported: ['EN', 'JA'] } }) });
  const source = new Map([['demo.greeting', 'Hello, {name}']]);
  const { findings } = await loadPacks(dir, { catalogue: { source, translations: new Map([['EN', source]]) } });
  expect(findings.filter(({ code }) => code === 'lang/untranslated')).toEqual([
    expect.objectContaining({
      severity: 'recommendation',
      message: expect.stringContaining('1 of 1 messages'),
      mend: expect.stringContaining('lang/JA.json'),
    }),
  ]);
});

test('what lies beside the brands is a finding, unless it is known to be harmless', async () => {
  const dir = await brandsFolder({ meridian: goodPack, '..x': goodPack, '.etc': { 'a.txt': 'a' } });
  for (const name of ['stray.json', '.env', 'README.md', '.gitkeep', '.DS_Store']) await writeFile(join(dir, name), '');
  const { findings, packs } = await loadPacks(dir);
  const beside = findings.filter(({ brand }) => brand !== 'meridian').map(({ file, code }) => [file, code]);
  expect(beside.sort()).toEqual([
    ['brands/..x', 'pack/bad-folder-name'],
    ['brands/.env', 'pack/stray-file'],
    ['brands/.etc', 'pack/bad-folder-name'],
    ['brands/stray.json', 'pack/stray-file'],
  ]);
  expect(packs.map(({ id }) => id)).toEqual(['meridian']);
});

test('the product’s own messages: every file that is broken is named, with the place', async () => {
  const dir = await brandsFolder({ shell: { 'EN.json': '{', 'VI.json': '{\n  "a": 1\n}' }, auth: { 'EN.json': '[]' } });
  const problems = await readCatalogue(dir).catch(
    (error: unknown) => error instanceof CatalogueError && error.problems,
  );
  expect(problems).toMatchObject([
    { file: 'brands/auth/EN.json', line: 1, code: 'catalogue/wrong-type' },
    { file: 'brands/shell/EN.json', line: 1, code: 'json/syntax' },
    { file: 'brands/shell/VI.json', line: 2, column: 8, code: 'catalogue/wrong-type' },
  ]);
});
