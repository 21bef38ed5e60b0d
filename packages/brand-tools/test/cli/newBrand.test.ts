import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pairContrast } from '@marquee/theme/findings';
import { contrastPairs } from '@marquee/theme/pairs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../src/catalogue.ts';
import { places } from '../../src/cli/places.ts';
import { loadPacks } from '../../src/packs.ts';
import { resolvedTheme } from '../../src/resolvedTheme.ts';
import { brandJson, brandsFolder, goodPack, json } from '../folder.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';
import { line, typist } from './line.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogue = await readCatalogue(places.catalogue);
const good = { ...goodPack, 'lang/EN.json': null };

/** The brand of the folder, which must have no error. */
async function built(dir: string, id: string) {
  const { packs, findings } = await loadPacks(dir, { only: [id], catalogue });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [pack] = packs;
  if (!pack) throw new Error('The brand was not made.');
  return pack;
}

describe('BRAND-09 pnpm brand new', () => {
  test('makes a whole pack that passes the check from a name and a colour, and says what is left to do', async () => {
    const dir = await brandsFolder({});
    const { code, text } = await line(['new', 'bluebay', '--name', 'Blue Bay', '--color', '#0b6bcb', '--brands', dir]);
    expect(code).toBe(0);
    expect(text).toContain('http://bluebay.localhost:5173');
    expect(text).toContain('The legal entity is only the brand’s name');
    const { brand, flags } = await built(dir, 'bluebay');
    expect(brand).toMatchObject({ name: 'Blue Bay', domains: ['bluebay.example'], registration: 'direct' });
    expect(brand.languages).toEqual({ default: 'EN', supported: ['EN', 'TY'] });
    expect(flags).toEqual({ USERNAMEREG3: true });
    expect((await line(['check', 'bluebay', '--brands', dir])).code).toBe(0);
    expect(await readdir(dir)).toEqual(['bluebay']);
  });

  test('BRAND-07b every JSON file that it writes leads an editor to its schema', async () => {
    const dir = await brandsFolder({});
    await line(['new', 'bluebay', '--name', 'Blue Bay', '--color', '#0b6bcb', '--brands', dir]);
    for (const { path, bytes } of (await built(dir, 'bluebay')).files.values()) {
      const { $schema } = JSON.parse(bytes.toString('utf8'));
      expect(await readFile(join(dir, 'bluebay', dirname(path), $schema), 'utf8')).toContain('json-schema.org');
    }
  });

  test('C12 both themes are readable for any colour', async () => {
    await fuzz(
      fc.asyncProperty(fc.integer({ max: 0xffffff, min: 0 }), fc.integer({ max: 0xffffff, min: 0 }), async (a, b) => {
        const [accent, second] = [a, b].map((each) => `#${each.toString(16).padStart(6, '0')}`);
        const theme = resolvedTheme({ seeds: { accent: accent ?? '', second: second ?? '' } });
        expect(theme.findings).toEqual([]);
        for (const { color } of [theme.light, theme.dark]) {
          for (const pair of contrastPairs) expect(pairContrast(color, pair)).toBeGreaterThanOrEqual(pair.ratio);
        }
      }),
      60,
    );
  });

  test('SAFE-01c SAFE-05 a jurisdiction brings its age, its suspended games, its money and its clock', async () => {
    const dir = await brandsFolder({});
    const args = ['--jurisdiction', 'PH', '--domain', 'bay.ph', '--domain', 'www.bay.ph', '--languages', 'TY,EN'];
    expect((await line(['new', 'bay', '--name', 'Bay', '--color', 'teal,#fa0', ...args, '--brands', dir])).code).toBe(
      0,
    );
    const { brand, theme } = await built(dir, 'bay');
    expect(brand.legal).toMatchObject({ jurisdiction: 'PH', minimumAge: 21 });
    expect(brand.games.off).toEqual(['COCKFIGHT']);
    expect(brand.currency).toEqual({ code: 'PHP', symbol: 'P', digits: 2, position: 'before' });
    expect(brand.timeZone).toBe('Asia/Manila');
    expect(brand.domains).toEqual(['bay.ph', 'www.bay.ph']);
    expect(brand.languages.default).toBe('TY');
    expect(theme.seeds).toEqual({ accent: 'teal', second: '#fa0' });
  });

  test('C13 from another brand come look and flags, never who it is', async () => {
    const first = {
      ...good,
      'brand.json': json({
        ...brandJson,
        analytics: { gtagId: 'G-ABCDEF' },
        social: { google: { clientId: 'a.apps.googleusercontent.com' } },
        hosts: { service: ['https://chat.meridian.example'] },
        customerService: [{ type: 'LIVECHAT', url: 'https://chat.meridian.example/x' }],
      }),
      'theme.json': json({ seeds: { accent: '#a01010' }, density: 'roomy', light: { color: { page: '#fff' } } }),
      'flags.json': json({ freePlay: true, socialLogin: true }),
    };
    const dir = await brandsFolder({ meridian: first });
    const args = ['new', 'second', '--name', 'Second', '--color', '#0b6bcb', '--from', 'meridian', '--brands', dir];
    expect((await line(args)).code).toBe(0);
    const { theme, flags, files } = await built(dir, 'second');
    expect(theme).toMatchObject({ density: 'roomy', seeds: { accent: '#0b6bcb' } });
    expect(flags).toEqual({ freePlay: true });
    for (const { bytes } of files.values()) expect(bytes.toString('utf8')).not.toMatch(/meridian|G-ABCDEF/i);
  });

  test('with --pictures what the build would make is written, to be changed by hand', async () => {
    const dir = await brandsFolder({});
    await line(['new', 'bay', '--name', 'Bay', '--color', '#0b6bcb', '--pictures', '--brands', dir]);
    const { findings } = await loadPacks(dir, { catalogue });
    expect(findings.filter(({ code }) => code.startsWith('assets/'))).toEqual([]);
    expect(await readdir(join(dir, 'bay/assets'))).toEqual(
      expect.arrayContaining(['logo-light.svg', 'logo-dark.svg', 'favicon.svg', 'app-icon.png', 'social.png']),
    );
  });

  test('says everything that is wrong with a command line at once, and makes nothing', async () => {
    const dir = await brandsFolder({ meridian: good });
    const wrong = [
      '--color',
      'bluue,#0b6bcb80',
      '--languages',
      'EN,XX',
      '--jurisdiction',
      'Malta',
      '--domain',
      'https://a.b',
    ];
    const { code, text } = await line(['new', 'Bad Id', ...wrong, '--from', 'meridan', '--brands', dir]);
    expect(code).toBe(2);
    for (const said of [
      '"Bad Id"',
      '--name',
      '"bluue" is no colour',
      '"#0b6bcb80" is see-through',
      '"XX" is no language code of the platform. Known codes:',
      '"Malta"',
      '"https://a.b"',
      'Did you mean "meridian"?',
    ]) {
      expect(text).toContain(said);
    }
    expect(await readdir(dir)).toEqual(['meridian']);
  });

  test('never writes over a brand, and never takes another one’s name', async () => {
    const dir = await brandsFolder({ meridian: good });
    const again = await line(['new', 'meridian', '--name', 'New', '--color', 'red', '--brands', dir]);
    expect(again).toMatchObject({ code: 2, text: 'There is a brand "meridian" already.' });
    const { code, text } = await line(['new', 'second', '--name', 'MERIDIAN', '--color', 'red', '--brands', dir]);
    expect(code).toBe(1);
    expect(text).toContain('brand/name-taken');
    // what stands in the way, and not what would be left to do
    expect(text).not.toContain('recommendation');
    expect(text).toContain('Nothing was made');
    expect(await readdir(dir)).toEqual(['meridian']);
  });

  test('asks in a terminal for what was not said, again where an answer is no good', async () => {
    const dir = await brandsFolder({});
    const terminal = typist(['Blue Bay!', '', 'bluue', '#0b6bcb', '', 'EN,XX', 'EN,VI', 'PH', 'Blue Bay Gaming Inc.']);
    expect((await line(['new', '--brands', dir], { terminal })).code).toBe(0);
    expect(terminal.refused).toEqual([
      expect.stringContaining('"bluue" is no colour'),
      expect.stringContaining('"XX" is no language code'),
    ]);
    const { brand } = await built(dir, 'blue-bay');
    expect(brand).toMatchObject({ name: 'Blue Bay!', domains: ['blue-bay.example'] });
    expect(brand.languages).toEqual({ default: 'EN', supported: ['EN', 'VI'] });
    expect(brand.legal).toMatchObject({ entity: 'Blue Bay Gaming Inc.', jurisdiction: 'PH', minimumAge: 21 });
  });

  test('makes nothing when who was asked goes away, and asks nobody when a program runs it', async () => {
    const dir = await brandsFolder({});
    const left = await line(['new', '--brands', dir], { terminal: typist(['Blue Bay', undefined]) });
    expect(left).toEqual({ code: 2, text: 'Nothing was made.' });
    const { code, text } = await line(['new', '--brands', dir]);
    expect(code).toBe(2);
    expect(text).toContain('--name is missing');
    expect(await readdir(dir)).toEqual([]);
  });

  test('a folder that cannot be written is said in a sentence', async () => {
    const dir = await brandsFolder({});
    await writeFile(join(dir, '.bay~'), '');
    await mkdir(join(dir, 'bay.txt'));
    const nowhere = join(dir, 'bay.txt/no/such');
    const { code, text } = await line([
      'new',
      'bay',
      '--name',
      'Bay',
      '--color',
      'red',
      '--brands',
      join(nowhere, '\0'),
    ]);
    expect(code).toBe(1);
    expect(text).toMatch(/cannot be (written|read)/);
  });

  test('whatever is typed, it ends in a sentence, and nothing is written outside of the brand’s folder', async () => {
    const dir = await brandsFolder({ meridian: good });
    const odd = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('bay', '..', '.', 'Bay'),
    );
    await fuzz(
      fc.asyncProperty(odd, odd, odd, odd, async (id, name, color, domain) => {
        const options = [`--name=${name}`, `--color=${color}`, `--domain=${domain}`, `--brands=${dir}`];
        const { code, text } = await line(['new', ...options, '--', id]);
        expect([0, 1, 2]).toContain(code);
        expect(text).not.toMatch(/\n\s+at /);
        const left = (await readdir(dir)).filter((each) => each !== 'meridian');
        expect(left).toEqual(code === 0 ? [id] : []);
        expect(await readdir(dirname(dir))).toEqual(['brands']);
      }),
      60,
    );
    expect(existsSync(join(dir, 'meridian/brand.json'))).toBe(true);
  });
});
