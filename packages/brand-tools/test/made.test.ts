import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeAssets } from '../src/assets.ts';
import { brandData } from '../src/brandData.ts';
import { compileOverrides } from '../src/overrides.ts';
import { type LoadedPack, loadPacks } from '../src/packs.ts';
import { inspectSvg } from '../src/svg.ts';
import { brandJson, brandsFolder, goodPack, json, type PackFiles } from './folder.ts';

async function load(files: PackFiles): Promise<LoadedPack> {
  const { packs, findings } = await loadPacks(await brandsFolder({ meridian: { ...goodPack, ...files } }));
  const [pack] = packs;
  if (!pack) throw new Error(JSON.stringify(findings));
  return pack;
}

// drawing takes its time on a machine that does other things too
vi.setConfig({ testTimeout: 60_000 });

const bare = { 'assets/logo-light.svg': null, 'assets/logo-dark.svg': null, 'assets/favicon.svg': null };

describe('BRAND-05c what is made of a pack', () => {
  test('a brand without assets gets favicon, icons, manifest, social preview, and its own name as a wordmark (C13)', async () => {
    const made = await makeAssets(await load(bare));
    const sizes = [...made.files]
      .filter(([address]) => address.endsWith('.png'))
      .map(([address, bytes]) => {
        const { width, height } = imageSize(bytes);
        return [address, width, height];
      });
    expect(sizes).toEqual([
      ['/icons/192.png', 192, 192],
      ['/icons/512.png', 512, 512],
      ['/icons/apple-touch-icon.png', 180, 180],
      ['/icons/maskable-512.png', 512, 512],
      ['/social.png', 1200, 630],
    ]);
    expect(imageSize(made.files.get('/favicon.ico') ?? Buffer.alloc(0))).toMatchObject({
      type: 'ico',
      width: 32,
      height: 32,
    });
    const logo = made.assets.get(made.logo.light.src)?.toString() ?? '';
    expect(logo).toContain('<title>Meridian</title>');
    for (const picture of [logo, made.files.get('/favicon.svg')?.toString() ?? '']) {
      expect(inspectSvg(picture).problems).toEqual([]);
      expect(picture).not.toContain('<text');
    }
    const manifest = JSON.parse(made.files.get('/manifest.webmanifest')?.toString() ?? '');
    expect(manifest).toMatchObject({ name: 'Meridian', short_name: 'Meridian', lang: 'en', dir: 'ltr' });
    for (const { src } of manifest.icons) expect(made.files.has(src)).toBe(true);
  });

  test('BRAND-05a a brand’s own logo and hero are used as they are, from its own origin, with their sizes, under addresses that bear their content', async () => {
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';
    const made = await makeAssets(await load({ 'assets/logo-light.svg': own, 'assets/hero-wide-light.svg': own }));
    expect(made.logo.light).toEqual({
      src: expect.stringMatching(/^\/assets\/meridian\/logo-light\.[0-9a-f]{10}\.svg$/),
      width: 120,
      height: 40,
    });
    expect(made.assets.get(made.logo.light.src)?.toString()).toBe(own);
    expect(made.hero.light.wide.src).toMatch(/^\/assets\/meridian\/hero-wide-light\.[0-9a-f]{10}\.svg$/);
    expect(made.hero.dark.narrow).toEqual(made.hero.light.wide);
    const other = await makeAssets(await load({ 'assets/logo-light.svg': own.replace('h9', 'h8') }));
    expect(other.logo.light.src).not.toBe(made.logo.light.src);
  });

  test('a name that no font at hand can write still gets a wordmark and every picture', async () => {
    const made = await makeAssets(await load({ ...bare, 'brand.json': json({ ...brandJson, name: '極光 & <b>' }) }));
    const logo = made.assets.get(made.logo.light.src)?.toString() ?? '';
    expect(logo).toContain('極光 &amp; &lt;b&gt;</text>');
    expect(inspectSvg(logo)).toMatchObject({ problems: [], size: { height: 40 } });
    expect(made.files.has('/social.png')).toBe(true);
  });

  test('words with letters of several scripts are drawn as outlines', async () => {
    const made = await makeAssets(await load({ ...bare, 'brand.json': json({ ...brandJson, name: 'Xổ số Łódź' }) }));
    expect(made.assets.get(made.logo.light.src)?.toString()).toContain('<path');
  });

  test('a second making takes the same pictures out of the cache, and a change of the pack makes new ones', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'marquee-cache-'));
    onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
    const first = await makeAssets(await load(bare), { cacheDir });
    const [key] = await readdir(join(cacheDir, 'meridian'));
    const second = await makeAssets(await load(bare), { cacheDir });
    expect(await readdir(join(cacheDir, 'meridian'))).toEqual([key]);
    expect(encoded(second.files)).toEqual(encoded(first.files));
    expect(second.logo).toEqual(first.logo);
    const changed = await makeAssets(await load({ ...bare, 'theme.json': json({ seeds: { accent: '#a01010' } }) }), {
      cacheDir,
    });
    expect(await readdir(join(cacheDir, 'meridian'))).not.toEqual([key]);
    expect(changed.files.get('/favicon.svg')).not.toEqual(first.files.get('/favicon.svg'));
  });
});

describe('BRAND-01 the brand as its pages carry it', () => {
  const made = { logo: picture(), hero: { light: hero(), dark: hero() }, overrides: {}, legalTexts: {} };

  test('pack and defaults are one: domains normalised (C20), app name, keys by address, no schema address', async () => {
    const data = brandData(
      await load({ 'brand.json': json({ ...brandJson, domains: ['Meridian.Example.', 'meridian.example:80'] }) }),
      made,
    );
    expect(data).toMatchObject({ id: 'meridian', appName: 'Meridian', domains: ['meridian.example'] });
    expect(data.payload).toEqual({ scheme: 'jwe', keys: { url: '/.well-known/jwks.json' } });
    expect(data.flags).toEqual({ USERNAMEREG3: true });
    expect(data).not.toHaveProperty('$schema');
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('BRAND-01a who the brand is: its names, its company, its licences, its rules and its texts in each language', async () => {
    const licences = [{ kind: 'malta', authority: 'Malta Gaming Authority', number: 'MGA/B2C/000/2020' }];
    const pack = await load({
      'brand.json': json({
        ...brandJson,
        languages: { default: 'EN', supported: ['EN', 'ES'] },
        legal: { ...brandJson.legal, licences },
      }),
      'lang/EN.json': null,
      'legal/terms.EN.md': '# Terms\n\nWe say **this**.',
      'legal/terms.ES.md': '# Condiciones',
      'legal/privacy.EN.md': 'What we keep.',
    });
    const { legalTexts, assets } = await makeAssets(pack);
    const data = brandData(pack, { ...made, legalTexts });
    expect(data).toMatchObject({ name: 'Meridian', merchant: 'meridian', merchantCode: 'mer01' });
    expect(data.legal).toMatchObject({ entity: 'Meridian Gaming Ltd', jurisdiction: 'MT', minimumAge: 18, licences });
    const { terms, privacy } = data.legal.texts;
    expect([Object.keys(terms ?? {}), Object.keys(privacy ?? {})]).toEqual([['EN', 'ES'], ['EN']]);
    expect(assets.get(terms?.EN ?? '')?.toString()).toContain('**this**');
  });

  test('SAFE-05 what a jurisdiction suspends is off without being said', async () => {
    const legal = { ...brandJson.legal, jurisdiction: 'PH', minimumAge: 21 };
    expect(brandData(await load({ 'brand.json': json({ ...brandJson, legal }) }), made).games.off).toEqual([
      'COCKFIGHT',
    ]);
  });
});

test('BRAND-04a BRAND-04b a brand’s words are compiled per supported language; a legacy key becomes its id and yields to it', async () => {
  const pack = await load({
    'brand.json': json({ ...brandJson, languages: { default: 'EN', supported: ['EN', 'VI'] } }),
    'lang/EN.json': json({
      game_maintenance: 'Old',
      'closed.maintenance.title': 'New',
      info_maintenance: 'Soon',
      in_been_out: 'Sent',
    }),
    'lang/VI.json': '{}',
    'lang/JA.json': json({ a: 'b' }),
  });
  expect(compileOverrides(pack)).toEqual({
    EN: {
      'closed.maintenance.title': [{ type: 0, value: 'New' }],
      'closed.maintenance.text': [{ type: 0, value: 'Soon' }],
      'account.forgot.sent': [{ type: 0, value: 'Sent' }],
    },
  });
});

function encoded(files: ReadonlyMap<string, Buffer>) {
  return [...files].map(([address, bytes]) => [address, bytes.toString('base64')]);
}

function picture() {
  const one = { src: '/a.svg', width: 1, height: 1 };
  return { light: one, dark: one };
}

function hero() {
  const { light } = picture();
  return { wide: light, narrow: light };
}
